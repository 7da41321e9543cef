/*
 * Ends with 0 if this Node can run the project. It runs before packages are installed, and in old
 * versions of Node.
 */
import { isSupported, neededNode } from './dependencies.mjs';

process.exitCode = isSupported(process.versions.node, await neededNode()) ? 0 : 1;
