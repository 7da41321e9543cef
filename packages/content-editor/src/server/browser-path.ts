import { basename, dirname, join, relative } from 'pathe';

/**
 * The functions of `posix` in `node:path` that the form and the check use, for the browser. All of them would
 * add a tenth to the form's own code.
 */
export const posix = { basename, dirname, join, relative };
