import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentId } from 'content-check/content-id';
import { siteForTests } from '../../../tests/helpers/published-site';
import { publicStateOf } from './public-state';
import { publicSite } from './public-site';

const { mine } = siteForTests();

let server: Server;
let address: string;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Publishes the address of the site; it says that it was built of these texts. */
async function publishAddress(url: string) {
  mine.write('content/site.json', JSON.stringify({ url }));
  mine.publishAll();
  const { files } = await publicStateOf(mine.content);
  const says = async (texts: Readonly<Record<string, string>>) => {
    const info = JSON.stringify({ commit: null, content: await contentId(texts) });
    answer = ({ url: path }, response) => {
      if (path === '/build.json') response.end(info);
      else response.writeHead(404).end();
    };
  };
  return { files, says };
}

describe('the question to the public site', () => {
  it('tells a site that was built of what is public', async () => {
    const { files, says } = await publishAddress(`${address}/`);
    await says(files);
    expect(await publicSite(mine.content)).toEqual({ address, isLatest: true });
  });

  it('tells one that still has an earlier state, also from a cache', async () => {
    const { files, says } = await publishAddress(address);
    await says({ ...files, 'contact.json': '{}' });
    expect(await publicSite(mine.content)).toEqual({ address, isLatest: false });
  });

  it('asks about what is public, whatever the folder says since', async () => {
    const { files, says } = await publishAddress(address);
    await says(files);
    mine.replace('content/contact.json', 'Elizabeth', 'Beckley');
    expect(await publicSite(mine.content)).toMatchObject({ isLatest: true });
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(503).end('{}')],
    ['has no such file', (_, response) => response.end('<!doctype html>')],
    ['breaks off', ({ socket }) => socket.destroy()],
  ])('can’t tell by a site that %s', async (_, listener) => {
    await publishAddress(address);
    answer = listener;
    expect(await publicSite(mine.content)).toEqual({ address, isLatest: undefined });
  });

  it.each([undefined, '', 'ridgeline.example', 'file:///etc/passwd'])(
    'asks nobody if the content says no address (%s)',
    async (url) => {
      await publishAddress(url ?? '');
      expect(await publicSite(mine.content)).toBeNull();
    },
  );
});
