import path from 'node:path';
import { startEditor } from 'content-editor/server';
import { command } from 'command-line/command';
import { folderPort, freePort } from 'command-line/free-port';
import { openBrowser } from 'command-line/open-browser';
import { choicePictures } from '../src/editor/choice-pictures';
import { contentModel } from '../src/content-rules/content-model';
import { FolderInUse } from './site/folder-lock';
import { prepareFolder } from './site/site-folder';
import { runGatsby } from './site/run-gatsby';

/**
 * `npm run edit`: runs the content editor with the site beside it until it is stopped. Both listen on this
 * computer only and make no network requests. An editor that is already running is opened.
 */
command(() =>
  edit().catch((error: unknown) => {
    if (!(error instanceof FolderInUse) || error.address === '') throw error;
    console.log(`\nThe editor is already running at ${error.address}`);
    openBrowser(error.address);
    return true;
  }),
);

async function edit(): Promise<boolean> {
  const { tellAddress } = await prepareFolder();
  const port = await freePort();
  const options = {
    model: contentModel,
    definition: path.resolve('src/editor/definition.ts'),
    choices: choicePictures,
    root: 'content',
    preview: `http://127.0.0.1:${port}`,
  };
  const editor = await startEditor({ ...options, port: folderPort() }).catch(() => {
    console.log(
      `\nAnother program is using port ${folderPort()}. Your unsaved changes will be back once it is free.`,
    );
    return startEditor(options);
  });
  tellAddress(editor.url);
  console.log(`\nEdit the website at ${editor.url}\nStop with Ctrl+C.`);
  openBrowser(editor.url);
  const develop = ['develop', '--host', '127.0.0.1', '--port', String(port)];
  const code = await runGatsby(develop, { isShown: false }).finally(() => editor.close());
  if (code !== 0 && code !== null)
    console.error('The site has stopped. `npm run develop` shows why.');
  return code === 0;
}
