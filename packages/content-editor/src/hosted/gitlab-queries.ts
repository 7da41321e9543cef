import * as z from 'zod';
import { reviewFolder } from './review-branch';

/* GitLab’s GraphQL (docs.gitlab.com/api/graphql/reference). A query may have a complexity of 250. */

/** The last commit of a branch, and the folders beside that of the content. Two readings: the branch may move between. */
const placeFields = `
  top: tree(ref: $ref) { lastCommit { sha } }
  beside: tree(ref: $ref, path: $parent) { trees(first: 100) { nodes { path sha } } }
`;

const place = {
  top: z.object({ lastCommit: z.object({ sha: z.string() }).nullable() }).nullable(),
  beside: z
    .object({
      trees: z.object({ nodes: z.array(z.object({ path: z.string(), sha: z.string() })) }),
    })
    .nullable(),
};

/** A query of one project, with the form of its answer. */
const projectQuery = <Form extends z.ZodRawShape>(text: string, form: Form) => ({
  text,
  form: z.object({
    currentUser: z.object({ username: z.string() }).nullable().optional(),
    project: z.object(form).nullable(),
  }),
});

/** The branch, what the user may do, and the names of branches for review, which cost 170 of the complexity. */
export const headQuery = projectQuery(
  `query Head($project: ID!, $ref: String!, $parent: String!, $review: Boolean!) {
    currentUser { username }
    project(fullPath: $project) {
      id
      archived
      userPermissions { pushCode }
      repository {
        ${placeFields}
        branchNames(searchPattern: "${reviewFolder}*", offset: 0, limit: 100) @include(if: $review)
      }
    }
  }`,
  {
    id: z.string(),
    archived: z.boolean().nullable(),
    userPermissions: z.object({ pushCode: z.boolean() }),
    repository: z.object({ ...place, branchNames: z.array(z.string()).nullable().optional() }),
  },
);

/** A branch or a commit, and its content folder. */
export const placeQuery = projectQuery(
  `query Place($project: ID!, $ref: String!, $parent: String!) {
    project(fullPath: $project) { repository { ${placeFields} } }
  }`,
  { repository: z.object(place) },
);

/** A branch for review, with its merge requests. */
export const ownQuery = projectQuery(
  `query Own($project: ID!, $ref: String!, $refs: [String!], $parent: String!) {
    project(fullPath: $project) {
      mergeRequests(sourceBranches: $refs, first: 20) { nodes { iid state } }
      repository { ${placeFields} }
    }
  }`,
  {
    mergeRequests: z.object({ nodes: z.array(z.object({ iid: z.string(), state: z.string() })) }),
    repository: z.object(place),
  },
);

const file = z.object({ path: z.string(), oid: z.string(), rawTextBlob: z.string().nullable() });

/** Files of some commits: at most 100 of one. */
export function filesQuery(groups: readonly { readonly ref: string }[]) {
  const fields = groups.map(
    (_, index) =>
      `g${index}: blobs(ref: $ref${index}, paths: $paths${index}, first: 100) { nodes { path oid rawTextBlob } }`,
  );
  const variables = groups.map((_, index) => `$ref${index}: String!, $paths${index}: [String!]!`);
  return projectQuery(
    `query Files($project: ID!, ${variables.join(', ')}) {
      project(fullPath: $project) { repository { ${fields.join('\n')} } }
    }`,
    { repository: z.record(z.string(), z.object({ nodes: z.array(file) })) },
  );
}

/** What files are at a commit, and which commit has changed each last. */
export function latestQuery(paths: readonly string[]) {
  const fields = paths.map(
    (_, index) => `f${index}: tree(ref: $ref, path: $path${index}) { lastCommit { sha } }`,
  );
  const variables = paths.map((_, index) => `, $path${index}: String!`);
  return projectQuery(
    `query Latest($project: ID!, $ref: String!, $paths: [String!]!${variables.join('')}) {
      project(fullPath: $project) {
        repository { blobs(ref: $ref, paths: $paths, first: 100) { nodes { path oid } } }
        latest: repository { ${fields.join('\n')} }
      }
    }`,
    {
      repository: z.object({
        blobs: z.object({ nodes: z.array(z.object({ path: z.string(), oid: z.string() })) }),
      }),
      latest: z.record(z.string(), place.top),
    },
  );
}
