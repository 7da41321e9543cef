/*
 * The door to `npm start` and `npm test`. It runs before anything is installed, so it and what it
 * imports are plain JavaScript on Node alone; once the packages are there, the command itself is
 * TypeScript: `node scripts/bootstrap.mjs start` goes on to `scripts/start.ts`.
 */
import { readFile } from 'node:fs/promises';
import { installDependencies, isOldNode } from './support/dependencies.mjs';

const { engines } = /** @type {{ engines: { node: string } }} */ (
  JSON.parse(await readFile('package.json', 'utf8'))
);

if (isOldNode(process.versions.node, engines.node)) {
  console.error(`This project needs Node ${engines.node}; here is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (await installDependencies()) {
  const [commonJs, modules] = [await import('tsx/cjs/api'), await import('tsx/esm/api')];
  commonJs.register();
  modules.register();
  await import(`./${process.argv[2]}.ts`);
} else {
  console.error('The packages could not be installed; npm says why above.');
  process.exitCode = 1;
}
