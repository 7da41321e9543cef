/*
 * The entry point of `npm start` and `npm test`. It may run before packages are installed, so it and its
 * imports are plain JavaScript without packages. It installs them and runs the command in TypeScript:
 * `node scripts/bootstrap.mjs start` runs `scripts/start.ts`.
 */
import { installDependencies, isOldNode, neededNode } from './site/dependencies.mjs';

const needed = await neededNode();

if (isOldNode(process.versions.node, needed)) {
  console.error(`This project needs Node ${needed}, but this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (await installDependencies()) {
  const [commonJs, modules] = [await import('tsx/cjs/api'), await import('tsx/esm/api')];
  commonJs.register();
  modules.register();
  await import(`./${process.argv[2]}.ts`);
} else {
  console.error('The packages could not be installed. See the output of npm above.');
  process.exitCode = 1;
}
