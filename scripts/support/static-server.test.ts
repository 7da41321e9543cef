import { buildFolder } from '../../tests/helpers/build-folder';
import { hiddenPaths, headersFile } from '../../src/gatsby/hosts/headers';
import { startServer, type RunningServer } from './static-server';

const folder = buildFolder();
let server: RunningServer;

const get = (address: string, init: RequestInit = {}) =>
  fetch(server.url + address, { redirect: 'manual', ...init });

/** Serves the folder with these files besides, in place of the server that was there. */
async function serveWith(files: Readonly<Record<string, string>>, pathPrefix = ''): Promise<void> {
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  await server.close();
  server = await startServer({ dir: folder.path(), pathPrefix });
}

beforeEach(async () => {
  const files = {
    'index.html': 'home',
    'about/index.html': 'about',
    '404.html': 'missing',
    _headers: headersFile(['/app-01234567.js'], true),
    _redirects: '/old /about#team 301\n/old/ /about#team 301\n',
    'old/index.html': 'moved',
    'app-01234567.js': 'app()',
    'app-01234567.js.br': 'compressed',
  };
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  server = await startServer({ dir: folder.path() });
});

afterEach(() => server.close());

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/about?from=card', 'about'],
])('%s answers with the page itself', async (address, text) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
  await expect(answer.text()).resolves.toBe(text);
});

test.each(['/no-such-page', '/no-such-picture.png', '/%E0%A4%A', ...hiddenPaths, '/404?from=link'])(
  '%s answers with the 404 page and its status',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
    await expect(answer.text()).resolves.toBe('missing');
  },
);

test.each([
  ['/old', '/about#team'],
  ['/old/', '/about#team'],
  ['/old?from=card', '/about?from=card#team'],
])('%s leads to %s, whatever lies there', async (address, target) => {
  const answer = await get(address);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
  // it may be taken back
  expect(answer.headers.get('cache-control')).toContain('must-revalidate');
});

test('a picture is found whatever characters are in its name', async () => {
  const name = "100% wool, A&B; 1+1=2 @ $5 (é)'.webp";
  await serveWith({ [name]: 'picture' });
  const answer = await get(`/${encodeURIComponent(name)}`);
  await expect(answer.text()).resolves.toBe('picture');
});

test('a file named by its content is kept, a page is asked about again', async () => {
  const script = await get('/app-01234567.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  const page = await get('/about');
  expect(page.headers.get('cache-control')).toContain('must-revalidate');
});

test('the answer carries the headers of the production site, a 404 too', async () => {
  for (const address of ['/about', '/app-01234567.js', '/static/no-such-picture.avif']) {
    const { headers } = await get(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-robots-tag')).toBeNull();
  }
});

test('a 404 is not cached, since the file may be added', async () => {
  const { status, headers } = await get('/static/no-such-picture.avif');
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toContain('must-revalidate');
});

test('it sends the headers that the build wrote: of a preview, of a page that sends a form', async () => {
  const pages = [{ path: '/write', formOrigins: ['https://forms.example.com'] }];
  await serveWith({ 'write.html': 'write', _headers: headersFile([], false, pages) });
  for (const address of ['/write', '/no-such-page']) {
    const { headers } = await get(address);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const forms = headers.get('content-security-policy')?.includes('https://forms.example.com');
    expect([address, forms]).toEqual([address, address === '/write']);
  }
});

test('a compressed file is sent to those who take it, and to no others', async () => {
  const script = '/app-01234567.js';
  const taken = await get(script, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  expect(taken.headers.get('content-encoding')).toBe('br');
  expect(taken.headers.get('content-type')).toMatch(/javascript/);
  for (const none of ['identity', 'br;q=0, gzip;q=0', 'br; Q=0.000']) {
    const refused = await get(script, { method: 'HEAD', headers: { 'Accept-Encoding': none } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  }
});

test.each(['bytes=0-1', 'bytes=5-2', 'bytes=99-', 'lines=1'])(
  'a file is sent as a whole to those who ask for the range %s',
  async (range) => {
    const answer = await get('/about', { headers: { Range: range } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).resolves.toBe('about');
  },
);

test('nothing can be sent to it', async () => {
  expect((await get('/', { method: 'POST', body: 'name=June' })).status).toBe(405);
});

test('only this machine can ask', () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('a port in use is refused', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ dir: folder.path(), port })).rejects.toThrow('EADDRINUSE');
});

test.each([
  ['/preview', 200],
  ['/preview?from=card', 200],
  ['/preview/about', 200],
  ['/preview/old', 301],
  ['/about', 404],
  ['/old', 404],
  ['/previewed', 404],
])('where the site begins at /preview, %s is answered with %d', async (address, status) => {
  await serveWith({}, '/preview');
  const answer = await fetch(new URL(server.url).origin + address, { redirect: 'manual' });
  expect(answer.status).toBe(status);
});
