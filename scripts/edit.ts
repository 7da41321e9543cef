import path from 'node:path';
import { startEditor } from 'content-editor/server';
import { command } from 'command-line/command';
import { folderPort, freePort } from 'command-line/free-port';
import { openBrowser } from 'command-line/open-browser';
import { choicePictures } from '../src/editor/choice-pictures';
import { contentModel } from '../src/content/content-model';
import { FolderInUse } from './site/folder-lock';
import { prepareFolder } from './site/site-folder';
import { runGatsby } from './site/run-gatsby';

/** The content as edited, which the site beside the editor shows. Not in Gatsby's cache, which it may clear at its start. */
const edited = '.edited/content';

/** Whether closing its last page ends the command, as for who started it without a terminal. */
const endsWithPage = process.argv.includes('--ends-with-page');

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
  const closed = new AbortController();
  const options = {
    model: contentModel,
    definition: path.resolve('src/editor/definition.ts'),
    choices: choicePictures,
    root: 'content',
    ...(endsWithPage && { onLeft: () => closed.abort() }),
    preview: { origin: `http://127.0.0.1:${port}`, folder: edited },
  };
  const editor = await startEditor({ ...options, port: folderPort() }).catch(() => {
    console.log(
      `\nAnother program is using port ${folderPort()}. Your unsaved changes will be back once it is free.`,
    );
    return startEditor(options);
  });
  tellAddress(editor.url);
  const end = endsWithPage ? 'It ends when you close the editor.' : 'Stop with Ctrl+C.';
  console.log(`\nEdit the website at ${editor.url}\n${end}`);
  openBrowser(editor.url);
  const develop = ['develop', '--host', '127.0.0.1', '--port', String(port)];
  const { signal } = closed;
  const env = { EDITED_CONTENT: edited };
  const code = await runGatsby(develop, { isShown: false, env, signal }).finally(() =>
    editor.close(),
  );
  if (signal.aborted) return true;
  if (code !== 0 && code !== null)
    console.error('The site has stopped. `npm run develop` shows why.');
  return code === 0;
}
