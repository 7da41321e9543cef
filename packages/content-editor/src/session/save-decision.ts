import { type Problem, problemKey } from 'content-check/problem';
import type { Change, Snapshot } from './store';

/* What every store decides before a save. */

/** Whether a file has changed since an edit of it began, or its name was taken. */
export function isOutdated(saved: Snapshot, change: Change): boolean {
  return 'before' in change
    ? (saved.files[change.path] ?? null) !== change.before
    : change.base64 !== null && change.path in saved.pictures;
}

/**
 * The problems for which a save is refused: errors in changed files, and new ones in any file, since a change can break
 * another one: a duplicate address, a link to a deleted page.
 * @param changed the paths of the changed files
 */
export function refusedFor(
  before: readonly Problem[],
  after: readonly Problem[],
  changed: readonly string[],
): readonly Problem[] {
  const known = new Set(before.map(problemKey));
  return after.filter(
    (problem) =>
      problem.severity === 'error' &&
      (changed.includes(problem.file) || !known.has(problemKey(problem))),
  );
}
