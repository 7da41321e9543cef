import { basename, dirname, join, relative } from 'pathe';

/**
 * Stands in for `posix` of `node:path` in the browser: what the form and the check use of it. The rest of its substitute
 * would be a tenth of the form's own code.
 */
export const posix = { basename, dirname, join, relative };
