import * as z from 'zod';
import { fromBase64, toBase64 } from '../../store/base64';
import type {
  Access,
  FileAtCommit,
  GitHost,
  BranchHead,
  NewCommit,
  HostedRepository,
} from '../git-host';
import { faults } from './faults';
import { blobsOf, commitMutation, openedBranchOf, headQuery } from './queries';
import { hasCommit, pastCommits } from './history';
import { githubRequests, Stale } from './request';

/** GitHub reads so many files in one query without a timeout. */
const maxFilesPerQuery = 100;

const tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const blob = z.object({ content: z.string(), encoding: z.literal('base64') });

/**
 * The content in a repository of GitHub.
 * @param access a fine-grained token with “Contents: Read and write”
 */
export function githubHost(repository: HostedRepository, access: Access): GitHost {
  const { branch, folder } = repository;
  const { rest, query } = githubRequests(access);
  const [owner = '', name = ''] = repository.name.split('/');
  const repo = `/repos/${owner}/${name}`;
  let opened: ReturnType<typeof openedBranchOf> | undefined;

  async function head() {
    const variables = { owner, name, ref: `refs/heads/${branch}`, folder };
    opened = openedBranchOf(
      await query(headQuery.text, variables, headQuery.answerSchema),
      repository,
    );
    return opened;
  }

  /** Files by Git’s expressions for them. */
  async function blobs(expressions: readonly string[]) {
    const parts = Array.from(
      { length: Math.ceil(expressions.length / maxFilesPerQuery) },
      (_, index) => expressions.slice(index * maxFilesPerQuery, (index + 1) * maxFilesPerQuery),
    );
    const read = await Promise.all(
      parts.map(async (part) => {
        const { text, variables, answerSchema } = blobsOf(part);
        const { repository: found } = await query(
          text,
          { owner, name, ...variables },
          answerSchema,
        );
        return part.map((_, index) => {
          const { [`f${index}`]: file } = found;
          // a part that is missing is no file that is empty
          if (file === undefined) throw faults.unread();
          return file ?? undefined;
        });
      }),
    );
    return read.flat();
  }

  const bytes = async (id: string) =>
    fromBase64((await rest(`${repo}/git/blobs/${id}`, blob)).content);

  /** A large text is cut off in an answer of GraphQL. */
  const textOf = async (file: { oid: string; text: string | null; isTruncated: boolean }) =>
    file.isTruncated ? new TextDecoder().decode(await bytes(file.oid)) : (file.text ?? '');

  async function commit(
    revision: string,
    { message, writes }: NewCommit,
  ): Promise<BranchHead | undefined> {
    const { ref } = opened ?? (await head());
    const [headline = '', ...body] = message.split('\n');
    const input = {
      branch: { id: ref },
      expectedHeadOid: revision,
      message: { headline, body: body.join('\n').trim() },
      fileChanges: {
        additions: writes.flatMap(({ path, bytes: content }) =>
          content ? [{ path: `${folder}/${path}`, contents: toBase64(content) }] : [],
        ),
        deletions: writes.flatMap(({ path, bytes: content }) =>
          content ? [] : [{ path: `${folder}/${path}` }],
        ),
      },
    };
    try {
      const { text, answerSchema } = commitMutation;
      const { createCommitOnBranch: made } = await query(text, { input, folder }, answerSchema);
      return { revision: made.commit.oid, tree: made.commit.file?.oid ?? '' };
    } catch (error) {
      if (error instanceof Stale) return undefined;
      throw error;
    }
  }

  return {
    head,
    bytes,
    commit,
    isBefore: (revision, later) => hasCommit(rest, repo, later, revision),
    list: async (id) => {
      const { tree: entries, truncated } = await rest(`${repo}/git/trees/${id}?recursive=1`, tree);
      if (truncated) throw faults.tooMany();
      return entries.flatMap(({ path, type, sha }) => (type === 'blob' ? [{ path, id: sha }] : []));
    },
    texts: async (ids) => {
      const files = await blobs(ids);
      const texts = files.map(async (file) => {
        if (!file) throw faults.unread();
        return [file.oid, await textOf(file)] as const;
      });
      return new Map(await Promise.all(texts));
    },
    filesAt: async (wanted: readonly FileAtCommit[]) => {
      const files = await blobs(
        wanted.map(({ revision, path }) => `${revision}:${folder}/${path}`),
      );
      return Promise.all(
        files.map(async (file) => file && { id: file.oid, text: await textOf(file) }),
      );
    },
    past: (request) => pastCommits({ rest, repo, folder }, request),
    revoke: async () => {
      // GitHub refuses this request with a sign-in
      await githubRequests().tell('/credentials/revoke', { credentials: [access.token] });
    },
  };
}
