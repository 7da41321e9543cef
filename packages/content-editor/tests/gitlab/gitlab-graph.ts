import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, execute, parse, validate } from 'graphql';
import { blobId, type StandInCommit, type StandInRepository } from '../github/repository';
import type { Answer } from '../stand-in/description';
import type { StandInReview } from '../stand-in/stand-in';

const schema = buildSchema(readFileSync(path.join(__dirname, 'schema.graphql'), 'utf8'));

/** What GitLab knows of its project. */
type Known = {
  readonly repository: StandInRepository;
  readonly reviews: readonly StandInReview[];
  readonly path: string;
  readonly mayWrite: boolean;
  /** A part of texts that comes garbled; empty for none. */
  readonly garbled: string;
};

type Query = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

/** "The maximum complexity for authenticated requests is 250" (docs.gitlab.com/api/graphql, limits). */
const mostComplex = 250;

/** GitLab's answer to a query. @throws if the excerpt of its schema doesn't have it, or it is too complex */
export async function graphAnswer(gitlab: Known, body: unknown): Promise<Answer> {
  const { query, variables } = body as Query;
  const document = parse(query);
  const faults = validate(schema, document);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (complexityOf({ query, variables }) > mostComplex) throw new Error('too complex');
  const rootValue = rootOf(gitlab);
  const answer = await execute({ schema, document, variableValues: variables, rootValue });
  return { status: 200, content: answer };
}

/** An upper estimate: one for each path (app/graphql/resolvers/blobs_resolver.rb), and ten for what calls Gitaly. */
function complexityOf({ query, variables }: Query): number {
  const lists = Object.values(variables).filter((value) => Array.isArray(value));
  const paths = lists.reduce((sum, list) => sum + list.length, 0);
  const calls = query.match(/\b(?:tree|blobs)\(/g) ?? [];
  const names = query.includes('branchNames') && variables.review === true ? 170 : 0;
  return paths + calls.length * 10 + names + 10;
}

function rootOf(gitlab: Known) {
  const { repository, reviews } = gitlab;
  const at = (ref: string): StandInCommit | undefined =>
    repository.find(repository.branches.get(ref) ?? ref);
  const spoiled = (text: string) =>
    gitlab.garbled === '' ? text : text.replace(gitlab.garbled, '?');
  return {
    currentUser: { username: 'june' },
    project: ({ fullPath }: { fullPath: string }) => {
      // GraphQL follows no rename
      if (fullPath !== gitlab.path) return null;
      return {
        id: 'gid://gitlab/Project/42',
        archived: false,
        userPermissions: { pushCode: gitlab.mayWrite, createMergeRequestIn: true },
        mergeRequests: ({ sourceBranches }: { sourceBranches: readonly string[] }) => ({
          nodes: reviews.flatMap(({ branch, state }, index) =>
            sourceBranches.includes(branch)
              ? [
                  {
                    iid: String(index + 1),
                    state: { OPEN: 'opened' }[state] ?? state.toLowerCase(),
                  },
                ]
              : [],
          ),
        }),
        repository: {
          branchNames: () =>
            [...repository.branches.keys()].filter((name) => name.startsWith('content/')),
          tree: ({ path: place, ref }: { path: string; ref: string }) => {
            const commit = at(ref);
            if (!commit) return null;
            const folders = new Set(
              [...commit.files.keys()].map((file) => file.split('/')[0] ?? ''),
            );
            const last = place === '' ? commit : repository.log(commit.oid, place)[0];
            return {
              lastCommit: last ? { sha: last.oid } : null,
              trees: {
                nodes: [...folders].map((folder) => ({
                  path: folder,
                  sha: repository.treeId(commit, folder),
                })),
              },
            };
          },
          blobs: ({ paths, ref }: { paths: readonly string[]; ref: string }) => {
            if (!/^[\w/.-]+$/.test(ref)) throw new Error('Ref is not valid');
            const files = at(ref)?.files;
            return {
              nodes: paths.flatMap((file) => {
                const bytes = files?.get(file);
                if (!bytes) return [];
                const text = String(bytes);
                const rawTextBlob = bytes.includes(0) ? null : spoiled(text);
                return [{ path: file, oid: blobId(bytes), rawTextBlob }];
              }),
            };
          },
        },
      };
    },
  };
}
