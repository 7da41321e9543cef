import * as z from 'zod';
import { unread } from './github-request';
import { LostAnswer } from './host-error';

/** The branch and its content folder in one moment, and what the user may do. */
export const headQuery = `
  query Head($owner: String!, $name: String!, $ref: String!, $folder: String!) {
    viewer { login }
    repository(owner: $owner, name: $name) {
      viewerPermission
      isArchived
      ref(qualifiedName: $ref) {
        id
        target { oid ... on Commit { file(path: $folder) { oid } } }
      }
    }
  }
`;

const head = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    viewerPermission: z.string().nullable(),
    isArchived: z.boolean(),
    ref: z
      .object({
        id: z.string(),
        target: z.object({ oid: z.string(), file: z.object({ oid: z.string() }).nullable() }),
      })
      .nullable(),
  }),
});

const writers = ['ADMIN', 'MAINTAIN', 'WRITE'];

/** What `headQuery` has found. @throws if the branch isn’t there, or may not be changed */
export function headOf(answer: unknown, { branch, folder }: { branch: string; folder: string }) {
  const found = head.safeParse(answer).data;
  if (!found) throw new LostAnswer(unread);
  const { viewer, repository } = found;
  const { ref, viewerPermission, isArchived } = repository;
  if (!ref?.target.file)
    throw new Error(
      `The repository of this site has no branch “${branch}” with a folder “${folder}”. Ask who looks after the site.`,
    );
  if (isArchived) throw new Error('The repository of this site is archived: nobody can change it.');
  if (!writers.includes(viewerPermission ?? ''))
    throw new Error(
      `You are signed in as ${viewer.login}, who may read the repository of this site, but not change it. Ask who looks after the site.`,
    );
  const { oid: revision, file } = ref.target;
  return { ref: ref.id, revision, tree: file.oid, user: viewer.login };
}

const blob = z.object({ oid: z.string(), text: z.string().nullable(), isTruncated: z.boolean() });

/** A query of files by Git’s expressions for them, as f0, f1 and so on. */
export function blobsOf(expressions: readonly string[]) {
  const names = expressions.map((_, index) => `e${index}`);
  const fields = names.map(
    (name, index) =>
      `f${index}: object(expression: $${name}) { ... on Blob { oid text isTruncated } }`,
  );
  return {
    text: `
      query Files($owner: String!, $name: String!, ${names.map((name) => `$${name}: String!`).join(', ')}) {
        repository(owner: $owner, name: $name) { ${fields.join('\n')} }
      }
    `,
    variables: Object.fromEntries(expressions.map((value, index) => [`e${index}`, value])),
    form: z.object({ repository: z.record(z.string(), blob.nullable()) }),
  };
}

/** Makes a commit, if the branch is still where it was expected. */
export const commitMutation = {
  text: `
    mutation Save($input: CreateCommitOnBranchInput!, $folder: String!) {
      createCommitOnBranch(input: $input) { commit { oid file(path: $folder) { oid } } }
    }
  `,
  form: z.object({
    createCommitOnBranch: z.object({
      commit: z.object({ oid: z.string(), file: z.object({ oid: z.string() }).nullable() }),
    }),
  }),
};
