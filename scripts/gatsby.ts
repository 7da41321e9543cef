import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { forgetBuild, gatsbyEnv } from './support/build-site';
import { claimCache, dropForeignCache } from './support/cache-place';
import { command } from './support/command';
import { entryOf } from './support/tools';

/** `npm run develop` and the like: a Gatsby command at this terminal, with its own options. */
command(async () => {
  // Development writes into public/ as well.
  await forgetBuild();
  await dropForeignCache();
  await claimCache();
  const gatsby = spawn(process.execPath, [entryOf('gatsby'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...gatsbyEnv },
  });
  const code = await new Promise((resolve, reject) => {
    gatsby.on('error', reject);
    gatsby.on('close', resolve);
  });
  if (existsSync('.cache')) await claimCache();
  return code === 0;
});
