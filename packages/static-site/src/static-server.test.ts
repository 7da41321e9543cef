import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildFolder } from 'unit-testing/build-folder';
import { hiddenPaths, headersFile } from './headers';
import { startServer, type RunningServer } from './static-server';

const folder = buildFolder();
let server: RunningServer;

const get = (address: string, init: RequestInit = {}) =>
  fetch(server.url + address, { redirect: 'manual', ...init });

/** Restarts the server with these additional files. */
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
    'app-01234567.js.br': brotliCompressSync('app()'),
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
])('%s responds with the page itself', async (address, text) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
  await expect(answer.text()).resolves.toBe(text);
});

test.each(['/no-such-page', '/no-such-picture.png', '/%E0%A4%A', ...hiddenPaths, '/404?from=link'])(
  '%s responds with the 404 page and status 404',
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
])('%s redirects to %s, even if there is a file', async (address, target) => {
  const answer = await get(address);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
  // the redirect may be removed later
  expect(answer.headers.get('cache-control')).toContain('must-revalidate');
});

test('serves a picture whose name has special characters', async () => {
  const name = "100% wool, A&B; 1+1=2 @ $5 (é)'.webp";
  await serveWith({ [name]: 'picture' });
  const answer = await get(`/${encodeURIComponent(name)}`);
  await expect(answer.text()).resolves.toBe('picture');
});

test('hashed files are immutable, and pages are revalidated', async () => {
  const script = await get('/app-01234567.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  const page = await get('/about');
  expect(page.headers.get('cache-control')).toContain('must-revalidate');
});

test('every response has the security headers of production, including 404', async () => {
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

test('sends the headers of the build: noindex for a preview, the policy of a page with a form', async () => {
  const pages = [{ path: '/write', formOrigins: ['https://forms.example.com'] }];
  await serveWith({ 'write.html': 'write', _headers: headersFile([], false, pages) });
  for (const address of ['/write', '/no-such-page']) {
    const { headers } = await get(address);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const forms = headers.get('content-security-policy')?.includes('https://forms.example.com');
    expect([address, forms]).toEqual([address, address === '/write']);
  }
});

test('sends the compressed file only to clients that accept it', async () => {
  const script = '/app-01234567.js';
  const accepted = await get(script, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  expect(accepted.headers.get('content-encoding')).toBe('br');
  expect(accepted.headers.get('content-type')).toMatch(/javascript/);
  for (const none of ['identity', 'br;q=0, gzip;q=0', 'br; Q=0.000']) {
    const refused = await get(script, { method: 'HEAD', headers: { 'Accept-Encoding': none } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  }
});

test.each(['bytes=0-1', 'bytes=5-2', 'bytes=99-', 'lines=1'])(
  'ignores the range %s and sends the whole file',
  async (range) => {
    const answer = await get('/about', { headers: { Range: range } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).resolves.toBe('about');
  },
);

test('no address leads out of the folder, or to files with a dot but .well-known', async () => {
  folder.write('.env', 'secret');
  folder.write('.well-known/security.txt', 'contact');
  const outside = `/%2e%2e%2f${path.basename(folder.path())}/about/index.html`;
  for (const address of ['/.env', '/%2eenv', '/.well-known%2f..%2f.env', outside])
    expect([address, (await get(address)).status]).toEqual([address, 404]);
  await expect((await get('/.well-known/security.txt')).text()).resolves.toBe('contact');
});

test('a client that has the file already gets no body, but its headers', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? '';
  const again = await get('/about', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('cache-control')).toContain('must-revalidate');
});

test('POST is not allowed', async () => {
  expect((await get('/', { method: 'POST', body: 'name=June' })).status).toBe(405);
});

test('listens on 127.0.0.1 only', () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('rejects if the port is in use', async () => {
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
])('with the path prefix /preview, %s responds with %d', async (address, status) => {
  await serveWith({}, '/preview');
  const answer = await fetch(new URL(server.url).origin + address, { redirect: 'manual' });
  expect(answer.status).toBe(status);
});
