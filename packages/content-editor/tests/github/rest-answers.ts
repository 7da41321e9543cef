import { blobId, type StandInCommit, type StandInRepository } from './repository';
import type { callOf } from './published-description';

type Answer = { readonly status: number; readonly content: unknown };

const api = 'https://api.github.com';

/** The stand-in's answer to a request of the REST API. */
export function restAnswer(
  repository: StandInRepository,
  { name, parameters }: ReturnType<typeof callOf>,
  folder: string,
): Answer {
  const found = (content: unknown) => ({ status: 200, content });
  const { tree_sha: tree = '', file_sha: file = '', ref = '' } = parameters;
  if (name.endsWith('/trees/{tree_sha}')) {
    const files = repository.tree(tree, folder);
    if (files) return found(treeAnswer(tree, files));
  }
  if (name.endsWith('/blobs/{file_sha}')) {
    const bytes = repository.blob(file);
    if (bytes) return found(blobAnswer(bytes));
  }
  if (name.endsWith('/commits/{ref}')) {
    const commit = repository.find(ref);
    if (commit) return found(commitAnswer(commit, repository.changes(commit)));
  }
  if (name.endsWith('/commits')) {
    const { sha = '', path = '', per_page: count = '30', page = '1' } = parameters;
    const start = (Number(page) - 1) * Number(count);
    const commits = repository.log(sha, path).slice(start, start + Number(count));
    return found(commits.map((commit) => commitAnswer(commit)));
  }
  return { status: 404, content: { message: 'Not Found' } };
}

const treeAnswer = (sha: string, files: ReadonlyMap<string, Buffer>) => ({
  sha,
  url: `${api}/tree`,
  truncated: false,
  tree: [...files].map(([path, bytes]) => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: blobId(bytes),
    size: bytes.length,
    url: `${api}/blob`,
  })),
});

const blobAnswer = (bytes: Buffer) => ({
  // GitHub breaks lines after 60 letters
  content: bytes.toString('base64').replaceAll(/(.{60})/g, '$1\n'),
  encoding: 'base64',
  url: `${api}/blob`,
  sha: blobId(bytes),
  size: bytes.length,
  node_id: 'B_1',
});

function commitAnswer(
  { oid, author, date, message, parents }: StandInCommit,
  changes?: ReturnType<StandInRepository['changes']>,
) {
  const person = { name: author, email: `${author}@example.org`, date };
  return {
    url: `${api}/commit`,
    sha: oid,
    node_id: 'C_1',
    html_url: 'https://github.com/commit',
    comments_url: `${api}/comments`,
    commit: {
      url: `${api}/commit`,
      author: person,
      committer: person,
      message,
      comment_count: 0,
      tree: { sha: oid, url: `${api}/tree` },
    },
    author: null,
    committer: null,
    parents: parents.map((sha) => ({ sha, url: `${api}/commit` })),
    ...(changes && {
      files: changes.map(({ path, status, sha }) => ({
        filename: path,
        status,
        sha,
        additions: 0,
        deletions: 0,
        changes: 0,
        blob_url: 'https://github.com/blob',
        raw_url: 'https://github.com/raw',
        contents_url: `${api}/contents`,
      })),
    }),
  };
}
