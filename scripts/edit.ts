import { isEdited } from '../src/editor/server/edited-folder';
import { startEditor } from '../src/editor/server/editor-server';
import { freePort } from './support/free-port';
import { command } from './support/command';
import { openBrowser } from './support/open-browser';
import { startGatsby } from './support/start-gatsby';

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
  const port = String(await freePort());
  const args = ['develop', '--host', '127.0.0.1', '--port', port];
  const { gatsby, ended } = await startGatsby(args, 'ignore');
  // which would go on alone, and be in the way of the next one
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => gatsby.kill());
  const options = { root: 'content', preview: `http://127.0.0.1:${port}` };
  const editor = await startEditor({ ...options, port: usualPort }).catch(() =>
    startEditor(options),
  );
  console.log(`\nEdit the website at ${editor.url}\nStop with Ctrl+C.`);
  if (process.env.CI === undefined) openBrowser(editor.url);
  const code = await ended;
  await editor.close();
  if (code) console.error('The site has stopped. `npm run develop` says why.');
  return code === 0;
});
