import path from 'node:path';

/** A refused request; its message is shown to the editor. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const otherKind = (name: string) =>
  `A folder stands where the file “${name}” belongs, or a file where a folder does.`;

/** What whoever edits can do about an error of the system, by its code. */
const advice: Partial<Record<string, (name: string) => string>> = {
  ENOSPC: () => 'The disk is full. Make room, and save again.',
  EROFS: () => 'The disk can only be read.',
  EACCES: (name) => `You have no permission for “${name}”.`,
  EPERM: (name) => `You have no permission for “${name}”.`,
  EBUSY: (name) => `Another program is using “${name}”. Wait a moment, or close it there.`,
  ENOENT: (name) => `“${name}” has just been taken away or renamed. Wait a moment.`,
  EISDIR: otherKind,
  ENOTDIR: otherKind,
  EEXIST: otherKind,
  ERR_FS_EISDIR: otherKind,
};

/** An error as a refusal in words for whoever edits. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', path: place = '' } = error as NodeJS.ErrnoException;
  // it is written beside its place first
  const name = path.basename(place).replace(/^\.(.+)\.new$/, '$1');
  const words = advice[code]?.(name) ?? `The editor’s program has failed (${String(error)}).`;
  return new Refusal(advice[code] ? 507 : 500, words);
}
