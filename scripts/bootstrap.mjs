/*
 * The entry point of `npm start` and `npm test`. It may run before packages are installed, so it and
 * its imports are plain JavaScript without packages. It installs them and runs the command in
 * TypeScript: `node scripts/bootstrap.mjs start` runs `scripts/start.ts`, which finds its own arguments
 * as if it had been started itself.
 */
import { installDependencies, isSupported, neededNode } from './site/dependencies.mjs';

const [name] = process.argv.splice(2, 1);
const needed = await neededNode();

if (!isSupported(process.versions.node, needed)) {
  console.error(`This project needs Node ${needed}, but this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (await installDependencies()) {
  const [commonJs, modules] = [await import('tsx/cjs/api'), await import('tsx/esm/api')];
  commonJs.register();
  modules.register();
  await import(`./${name}.ts`);
} else {
  console.error('The packages could not be installed. See the output of npm above.');
  process.exitCode = 1;
}
