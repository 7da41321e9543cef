import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isEdited } from '../src/editor/server/edited-folder';
import { startEditor } from '../src/editor/server/editor-server';
import { lockFolder } from './support/folder-lock';
import { freePort } from './support/free-port';
import { claimCache, gatsbyEnv, prepareCache } from './support/build-site';
import { command } from './support/command';
import { openBrowser } from './support/open-browser';
import { entryOf } from './support/tools';

/** The editor's port, unless it is in use. */
const usualPort = 8001;

/**
 * `npm run edit`: the content editor with the site beside it, until it is stopped. Both listen on this
 * computer only and make no requests to the network. Where the editor runs already, it is opened.
 */
command(async () => {
  const running = `http://127.0.0.1:${usualPort}`;
  if (await isEdited('content', running)) {
    console.log(`\nThe website is being edited already, at ${running}`);
    if (process.env.CI === undefined) openBrowser(running);
    return true;
  }
  await lockFolder();
  await prepareCache();
  const port = String(await freePort());
  const args = ['develop', '--host', '127.0.0.1', '--port', port];
  const gatsby = spawn(process.execPath, [entryOf('gatsby/cli.js'), ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...gatsbyEnv, GATSBY_LOGGER: 'yurnalist' },
  });
  // which would go on alone, and be in the way of the next one
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => gatsby.kill());
  const options = { root: 'content', preview: `http://127.0.0.1:${port}` };
  const editor = await startEditor({ ...options, port: usualPort }).catch(() =>
    startEditor(options),
  );
  console.log(`\nEdit the website at ${editor.url}\nStop with Ctrl+C.`);
  if (process.env.CI === undefined) openBrowser(editor.url);
  const [code] = await new Promise<[number | null]>((resolve) => {
    gatsby.once('close', (status) => resolve([status]));
  });
  await editor.close();
  if (code) console.error('The site has stopped. `npm run develop` says why.');
  if (existsSync('.cache')) await claimCache();
  return code === 0;
});
