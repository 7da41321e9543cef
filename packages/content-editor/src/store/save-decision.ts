import { type Problem, problemKey } from 'content-check/problem';
import type { FileWrite, Saved, Snapshot } from './store';

type Checked = {
  /** The problems of what is saved. */
  readonly before: readonly Problem[];
  /** Those of what would be. */
  readonly after: readonly Problem[];
};

/**
 * What every store decides before it writes: a save is refused for errors in changed files, and for new ones in any file,
 * since a change can break another one: a duplicate address, a link to a deleted page.
 * @returns undefined if it is to be written
 */
export function decideSave(
  saved: Snapshot,
  changes: readonly FileWrite[],
  { before, after }: Checked,
): Exclude<Saved, { readonly result: 'saved' }> | undefined {
  if (changes.some((change) => isOutdated(saved, change))) return { result: 'outdated' };
  const known = new Set(before.map(problemKey));
  const problems = after.filter(
    (problem) =>
      problem.severity === 'error' &&
      (changes.some(({ path }) => path === problem.file) || !known.has(problemKey(problem))),
  );
  return problems.length > 0 ? { result: 'refused', problems } : undefined;
}

/** Whether a file has changed since an edit of it began, or its name was taken. */
function isOutdated(saved: Snapshot, change: FileWrite): boolean {
  return 'before' in change
    ? (saved.files[change.path] ?? null) !== change.before
    : change.base64 !== null && change.path in saved.pictures;
}
