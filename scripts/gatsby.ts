import { spawn } from 'node:child_process';
import { forgetBuild, gatsbyEnv } from './support/build-site';
import { command } from './support/command';
import { entryOf } from './support/tools';

/** `npm run develop` and the like: a Gatsby command at this terminal, with its own options. */
command(async () => {
  // Development writes into public/ as well.
  await forgetBuild();
  const gatsby = spawn(process.execPath, [entryOf('gatsby'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...gatsbyEnv },
  });
  return new Promise((resolve, reject) => {
    gatsby.on('error', reject);
    gatsby.on('close', (code) => {
      resolve(code === 0);
    });
  });
});
