import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { claimCache, gatsbyEnv, prepareCache } from './support/build-site';
import { command } from './support/command';
import { lockFolder } from './support/folder-lock';
import { entryOf } from './support/tools';

/** `npm run develop` and the like: a Gatsby command at this terminal, with its own options. */
command(async () => {
  await lockFolder();
  // development writes into public/, too
  await prepareCache();
  const gatsby = spawn(process.execPath, [entryOf('gatsby/cli.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...gatsbyEnv },
  });
  const [code] = (await once(gatsby, 'close')) as [number | null];
  if (existsSync('.cache')) await claimCache();
  return code === 0;
});
