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

const wrongType = (name: string) =>
  `“${name}” is a folder but should be a file, or the other way around.`;

/** What the user can do about an error of the system, by its code. */
const advice: Partial<Record<string, (name: string) => string>> = {
  ENOSPC: () => 'The disk is full. Free up some space, and try again.',
  EROFS: () => 'The disk is read-only.',
  EACCES: (name) => `You don’t have permission for “${name}”.`,
  EPERM: (name) => `You don’t have permission for “${name}”.`,
  EBUSY: (name) => `Another program is using “${name}”. Wait a moment, or close it there.`,
  ENOENT: (name) => `“${name}” was just deleted or renamed. Try again in a moment.`,
  EISDIR: wrongType,
  ENOTDIR: wrongType,
  EEXIST: wrongType,
  ERR_FS_EISDIR: wrongType,
};

/** An error as a refusal that the user understands. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', path: file = '' } = error as NodeJS.ErrnoException;
  // files are first written under a temporary name
  const { name } = path.parse(path.basename(file).replace(/^\.(.+)\.new$/, '$1'));
  const message = advice[code]?.(name) ?? `Something went wrong in the editor (${String(error)}).`;
  return new Refusal(advice[code] ? 507 : 500, message);
}
