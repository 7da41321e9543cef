import { type Problem, problemKey } from 'content-check/problem';
import type { Outcome } from './publishing';
import type { FileWrite, Snapshot } from './content';

type Checked = {
  /** The problems of what is there. */
  readonly before: readonly Problem[];
  /** Those of what would be. */
  readonly after: readonly Problem[];
};

/**
 * What every store decides before it writes: it refuses writes for errors in changed files, and for new ones in
 * any file, since a change can break another one: a duplicate address, a link to a deleted page.
 * @returns undefined if it is to be written
 */
export function decideWrite(
  now: Snapshot,
  writes: readonly FileWrite[],
  { before, after }: Checked,
): Extract<Outcome, { readonly result: 'outdated' | 'mistakes' }> | undefined {
  if (writes.some((change) => isOutdated(now, change))) return { result: 'outdated' };
  const known = new Set(before.map(problemKey));
  const problems = after.filter(
    (problem) =>
      problem.severity === 'error' &&
      (writes.some(({ path }) => path === problem.file) || !known.has(problemKey(problem))),
  );
  return problems.length > 0 ? { result: 'mistakes', problems } : undefined;
}

/** Whether a file has changed since an edit of it began, or its name was taken. */
function isOutdated(now: Snapshot, change: FileWrite): boolean {
  return 'before' in change
    ? (now.files[change.path] ?? null) !== change.before
    : change.base64 !== null && change.path in now.pictures;
}
