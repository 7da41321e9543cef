import type { StandInCommit, StandInRepository } from '../github/repository';
import type { Answer } from '../stand-in/description';

type Input = {
  readonly branch: string;
  readonly start_sha?: string;
  readonly commit_message: string;
  readonly actions: readonly {
    readonly action: string;
    readonly file_path: string;
    readonly content?: string;
    readonly last_commit_id?: string;
  }[];
};

const refusal = (message: string): Answer => ({ status: 400, content: { message } });

/**
 * Makes a commit as GitLab does (app/services/files/multi_service.rb).
 * @param isLate whether something changes between its look at the last commits and its commit
 */
export function commitAnswer(
  repository: StandInRepository,
  body: unknown,
  isLate: boolean,
): Answer {
  const { branch, start_sha: start, commit_message: message, actions } = body as Input;
  const isThere = repository.branches.has(branch);
  if (start === undefined && !isThere)
    return refusal('You can only create or edit files when you are on a branch');
  if (start !== undefined && isThere)
    return refusal(
      `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
    );
  const base = start === undefined ? repository.headOf(branch) : repository.find(start);
  if (!base) return refusal(`Cannot find start_sha '${start ?? ''}'`);
  for (const { action, file_path: file, last_commit_id: last } of actions) {
    if (action === 'create' && base.files.has(file))
      return refusal('A file with this name already exists');
    if (action !== 'create' && !base.files.has(file))
      return refusal("A file with this name doesn't exist");
    if (!isLate && last !== undefined && repository.log(base.oid, file)[0]?.oid !== last)
      return refusal(`The file has changed since you started editing it: ${file}`);
  }
  if (start !== undefined) repository.branches.set(branch, start);
  const writes = actions.map(({ file_path: file, content }) => [
    file,
    content === undefined ? null : Buffer.from(content, 'base64'),
  ]);
  const made = repository.commit(
    Object.fromEntries(writes) as Record<string, Buffer | null>,
    message,
    'june',
    branch,
  );
  return { status: 201, content: commitOf(made) };
}

/** A commit in an answer. */
export const commitOf = ({ oid, parents, author, date, message }: StandInCommit) => ({
  id: oid,
  parent_ids: parents,
  title: message.split('\n')[0] ?? '',
  message,
  author_name: author,
  authored_date: date,
  committed_date: date,
});
