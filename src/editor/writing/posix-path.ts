/*
 * Replaces in the browser's bundle the part of `node:path` that the content check uses
 * (`src/editor/server/bundle.ts`).
 */

/** Joins and normalises path segments. */
function join(...parts: readonly string[]): string {
  const kept: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..' && kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (part !== '' && part !== '.') kept.push(part);
  }
  return kept.join('/') || '.';
}

function dirname(path: string): string {
  return path.split('/').slice(0, -1).join('/') || '.';
}

function basename(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** The relative path from one folder to a path. */
function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) =>
    join(path)
      .split('/')
      .filter((part) => part !== '.'),
  );
  if (!start || !end) return '';
  let shared = 0;
  while (shared < start.length && start[shared] === end[shared]) shared += 1;
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/');
}

export const posix = { join, dirname, basename, relative };
