import { blobId, type StandInCommit, type StandInRepository } from '../github/repository';
import type { Answer } from '../stand-in/description';

type Input = {
  readonly branch: string;
  readonly new_branch?: string;
  readonly message: string;
  readonly files: readonly {
    readonly operation: string;
    readonly path: string;
    readonly content?: string;
    readonly sha?: string;
  }[];
};

const address = 'https://git.example.org';

const refusal = (status: number, message: string): Answer => ({ status, content: { message } });

/** Makes a commit as Forgejo and Gitea do (services/repository/files/update.go). */
export function commitAnswer(repository: StandInRepository, body: unknown): Answer {
  const { branch, new_branch: target = branch, message, files } = body as Input;
  if (!repository.branches.has(branch)) return refusal(404, 'branch does not exist');
  const base = repository.headOf(branch);
  if (target !== branch && repository.branches.has(target))
    return refusal(422, `branch already exists [name: ${target}]`);
  for (const { operation, path, sha } of files) {
    const bytes = base.files.get(path);
    if (operation === 'create' && bytes)
      return refusal(422, `repository file already exists [path: ${path}]`);
    if (operation !== 'create' && !bytes)
      return refusal(404, `object does not exist [path: ${path}]`);
    if (bytes && operation !== 'create' && sha !== blobId(bytes))
      return refusal(422, `sha does not match [given: ${sha ?? ''}, expected: ${blobId(bytes)}]`);
  }
  if (target !== branch) repository.branches.set(target, base.oid);
  const writes = files.map(({ path, content }) => [
    path,
    content === undefined ? null : Buffer.from(content, 'base64'),
  ]);
  const made = repository.commit(
    Object.fromEntries(writes) as Record<string, Buffer | null>,
    message,
    'june',
    target,
  );
  const commit = { sha: made.oid, parents: parentsOf(made), tree: metaOf(made.oid) };
  return { status: 201, content: { files: [], commit } };
}

const metaOf = (sha: string) => ({ sha, url: `${address}/commit` });

/** The parents of a commit in an answer. */
export const parentsOf = ({ parents }: StandInCommit) => parents.map(metaOf);
