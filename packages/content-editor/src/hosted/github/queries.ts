import * as z from 'zod';
import { faults } from './faults';

/** Where branches for review are: each in a folder of its user. */
export const reviewPrefix = 'refs/heads/content/';

const target = z.object({ oid: z.string(), file: z.object({ oid: z.string() }).nullable() });

const waiting = z.object({
  id: z.string(),
  prefix: z.string(),
  name: z.string(),
  target,
  associatedPullRequests: z.object({
    nodes: z.array(z.object({ number: z.number(), state: z.string() })),
  }),
});

/** The branch and its content folder in one moment, and what the user may do. */
export const headQuery = {
  text: `
    query Head($owner: String!, $name: String!, $ref: String!, $folder: String!, $review: Boolean!) {
      viewer { login }
      repository(owner: $owner, name: $name) {
        id
        viewerPermission
        isArchived
        ref(qualifiedName: $ref) {
          id
          target { oid ... on Commit { file(path: $folder) { oid } } }
        }
        refs(refPrefix: "${reviewPrefix}", first: 100) @include(if: $review) {
          nodes {
            id
            prefix
            name
            target { oid ... on Commit { file(path: $folder) { oid } } }
            associatedPullRequests(first: 20) { nodes { number state } }
          }
        }
      }
    }
  `,
  form: z.object({
    viewer: z.object({ login: z.string() }),
    repository: z.object({
      id: z.string(),
      viewerPermission: z.string().nullable(),
      isArchived: z.boolean(),
      ref: z.object({ id: z.string(), target }).nullable(),
      refs: z.object({ nodes: z.array(waiting) }).optional(),
    }),
  }),
};

const writers = ['ADMIN', 'MAINTAIN', 'WRITE'];

/** What `headQuery` has found. @throws if the branch isn’t there, or may not be changed */
export function headOf(
  { viewer, repository }: z.infer<typeof headQuery.form>,
  { branch, folder }: { branch: string; folder: string },
) {
  const { ref, viewerPermission, isArchived } = repository;
  if (!ref?.target.file) throw faults.noBranch(branch, folder);
  if (isArchived) throw faults.archived();
  if (!writers.includes(viewerPermission ?? '')) throw faults.readOnly(viewer.login);
  const { login: user } = viewer;
  const { oid: revision, file } = ref.target;
  const head = { branch, revision, tree: file.oid };
  const direct = { ref: ref.id, ...head };
  const own = ownBranch(repository.refs?.nodes ?? [], user);
  return { ...direct, ...own, user, public: head, repositoryId: repository.id, own };
}

/** The user’s branch whose changes wait for review: one that was merged or refused is done with. */
function ownBranch(branches: readonly z.infer<typeof waiting>[], user: string) {
  const found = branches.find(({ prefix, name, associatedPullRequests: { nodes } }) => {
    const isOwn = `${prefix}${name}`.startsWith(`${reviewPrefix}${user}/`);
    return isOwn && (nodes.length === 0 || nodes.some(({ state }) => state === 'OPEN'));
  });
  if (!found?.target.file) return undefined;
  const { id, prefix, name, target: last, associatedPullRequests: requests } = found;
  return {
    ref: id,
    branch: `${prefix}${name}`,
    revision: last.oid,
    tree: found.target.file.oid,
    request: requests.nodes.find(({ state }) => state === 'OPEN')?.number,
  };
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

/** Makes a branch for review. */
export const branchMutation = {
  text: `
    mutation Branch($input: CreateRefInput!) { createRef(input: $input) { ref { id } } }
  `,
  form: z.object({ createRef: z.object({ ref: z.object({ id: z.string() }) }) }),
};

/** The commits of a branch for review that the branch of the site lacks; of more than a hundred, the latest count as public. */
export const waitingQuery = {
  text: `
    query Waiting($owner: String!, $name: String!, $ref: String!, $own: String!) {
      repository(owner: $owner, name: $name) {
        ref(qualifiedName: $ref) { compare(headRef: $own) { commits(first: 100) { nodes { oid } } } }
      }
    }
  `,
  form: z.object({
    repository: z.object({
      ref: z.object({
        compare: z
          .object({ commits: z.object({ nodes: z.array(z.object({ oid: z.string() })) }) })
          .nullable(),
      }),
    }),
  }),
};

/** Asks for a review. */
export const requestMutation = {
  text: `
    mutation Request($input: CreatePullRequestInput!) {
      createPullRequest(input: $input) { pullRequest { number } }
    }
  `,
  form: z.object({
    createPullRequest: z.object({ pullRequest: z.object({ number: z.number() }) }),
  }),
};

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
