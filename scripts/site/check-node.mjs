/*
 * Ends with 0 if this Node can run the project. It runs before packages are installed, and in old versions of Node.
 */
import { isOldNode, neededNode } from './dependencies.mjs';

process.exitCode = isOldNode(process.versions.node, await neededNode()) ? 1 : 0;
