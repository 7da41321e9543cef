import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentForTests } from '../../../tests/small-site/content-folder';
import { siteEditor } from '../../../tests/small-site/options';
import { apiAddress, keyHeader } from '../../local/api';
import { startEditor } from '../editor-server';

const content = contentForTests();

/** Asks the editor whether a site can show pages yet. */
async function readyPages(site: RequestListener, ...pages: readonly string[]) {
  const server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const preview = { origin, folder: path.join(content.root, '../shown') };
  const editor = await startEditor({ ...siteEditor, root: content.root, preview });
  const headers = { [keyHeader]: editor.token };
  const answers: string[] = [];
  for (const page of pages) {
    const address = apiAddress('/api/preview', { page });
    const answer = await fetch(new URL(address, editor.url), { headers });
    answers.push(await answer.text());
  }
  server.closeAllConnections();
  server.close();
  await editor.close();
  return answers;
}

it('reports whether the site serves a page yet, and requests no other host', async () => {
  const asked: string[] = [];
  const site: RequestListener = ({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(url === '/about' ? 200 : 404).end();
  };
  expect(await readyPages(site, '/about', '/new', '@example.com/about')).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(asked).toEqual(['/about', '/new']);
});

it('gives up on a site that hangs', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // a hundredth of the real time
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => timeout(wait / 100));
  expect(await readyPages(() => undefined, '/about')).toEqual(['false']);
});
