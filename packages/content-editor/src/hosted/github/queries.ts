import * as z from 'zod';
import { faults } from './faults';

const target = z.object({ oid: z.string(), file: z.object({ oid: z.string() }).nullable() });

/** The branch and its content folder in one moment, and what the user may do. */
export const headQuery = {
  text: `
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
  `,
  answerSchema: z.object({
    viewer: z.object({ login: z.string() }),
    repository: z.object({
      viewerPermission: z.string().nullable(),
      isArchived: z.boolean(),
      ref: z.object({ id: z.string(), target }).nullable(),
    }),
  }),
};

const writers = ['ADMIN', 'MAINTAIN', 'WRITE'];

/** What `headQuery` has found. @throws if the branch isn’t there, or may not be changed */
export function openedBranchOf(
  { viewer, repository }: z.infer<typeof headQuery.answerSchema>,
  { branch, folder }: { branch: string; folder: string },
) {
  const { ref, viewerPermission, isArchived } = repository;
  if (!ref?.target.file) throw faults.noBranch(branch, folder);
  if (isArchived) throw faults.archived();
  if (!writers.includes(viewerPermission ?? '')) throw faults.readOnly(viewer.login);
  const { oid: revision, file } = ref.target;
  // Git’s id of the branch, by which it is found even if the repository was renamed
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
    answerSchema: z.object({ repository: z.record(z.string(), blob.nullable()) }),
  };
}

/** Makes a commit, if the branch is still where it was expected. */
export const commitMutation = {
  text: `
    mutation Publish($input: CreateCommitOnBranchInput!, $folder: String!) {
      createCommitOnBranch(input: $input) { commit { oid file(path: $folder) { oid } } }
    }
  `,
  answerSchema: z.object({
    createCommitOnBranch: z.object({
      commit: z.object({ oid: z.string(), file: z.object({ oid: z.string() }).nullable() }),
    }),
  }),
};
