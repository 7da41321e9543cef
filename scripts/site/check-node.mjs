/*
 * Ends with 0 if this Node can run the project. It runs before packages are installed, and in old versions of Node.
 */
import { readFileSync } from 'node:fs';
import { isOldNode } from './dependencies.mjs';

const { engines } = /** @type {{ engines: { node: string } }} */ (
  JSON.parse(readFileSync('package.json', 'utf8'))
);
process.exitCode = isOldNode(process.versions.node, engines.node) ? 1 : 0;
