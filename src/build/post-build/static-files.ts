import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLeftover } from 'content-check/ignored-files';

/**
 * Whether a published file is one of `static/`, which are published as they are: no pass changes
 * it, and no copy is made of it.
 */
export const isStatic = (file: string): boolean => existsSync(path.join('static', file));

/** Hidden files and folders that hosts and services look for. */
const meant = /(?<=^|\/)\.(?:well-known|nojekyll)(?=\/|$)/g;

/** Whether a file is left by a program, as in the content, and not meant to be published. */
export const isLitter = (file: string): boolean => isLeftover(file.replace(meant, ''));
