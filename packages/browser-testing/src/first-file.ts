import { existsSync } from 'node:fs';

/** The first of these files that exists, since programs are in different places on different systems. */
export const firstFile = (...files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && existsSync(file));
