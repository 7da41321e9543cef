import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startEditor } from '../../src/server/editor-server';
import { siteEditor } from '../small-site/options';

/** Starts the editor of a content folder beside a site with one empty page. */
export async function editorBesideSite(root: string) {
  const site = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Site</title>'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const preview = { origin, folder: path.join(root, '../shown') };
  const editor = await startEditor({ ...siteEditor, root, preview });
  return {
    url: editor.url,
    close: async () => {
      await editor.close();
      site.closeAllConnections();
      site.close();
    },
  };
}
