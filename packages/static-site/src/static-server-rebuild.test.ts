import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildFolder } from 'unit-testing/build-folder';
import { startServer, type RunningServer } from './static-server';

/* A build replaces files under a running server: `npm run serve` in one terminal, `npm run build` in another. */

const folder = buildFolder();
let server: RunningServer;

const long = 'A light on in the valley. '.repeat(400);

beforeEach(async () => {
  build({ 'index.html': 'home', 'about.html': long, '404.html': 'missing' });
  folder.write('_headers', '/*\n  X-Build: first\n');
  folder.write('_redirects', '/old /about 301\n');
  server = await startServer({ dir: folder.path() });
  // whatever a server keeps, it has now
  await Promise.all(['/', '/about', '/no-such-page', '/old'].map(get));
});

afterEach(() => server.close());

const get = (address: string) => fetch(server.url + address, { redirect: 'manual' });
const textAt = async (address: string) => (await get(address)).text();

/** Writes files as a build does, with their compressed copies. */
function build(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    folder.write(file, text);
    folder.write(`${file}.br`, brotliCompressSync(text));
    folder.write(`${file}.gz`, gzipSync(text));
  }
}

it.each([
  ['longer', `${long}And one more. `.repeat(3)],
  ['shorter', 'Closed.'],
  ['as long, but another', long.replaceAll('light', 'night')],
])('sends a page that is %s now', async (_, text) => {
  build({ 'about.html': text });
  await expect(textAt('/about')).resolves.toBe(text);
});

it('sends what is added, and nothing that is removed', async () => {
  build({ 'team.html': 'team' });
  for (const copy of ['', '.br', '.gz']) folder.remove(`about.html${copy}`);
  await expect(textAt('/team')).resolves.toBe('team');
  expect((await get('/about')).status).toBe(404);
});

it.each([
  ['is of another content', brotliCompressSync('the build before')],
  ['is not complete yet', brotliCompressSync(long).subarray(0, 40)],
])('does not send a compressed copy that %s', async (_, copy) => {
  folder.write('about.html.br', copy);
  folder.write('about.html.gz', copy);
  const answer = await get('/about');
  expect(answer.headers.get('content-encoding')).toBeNull();
  await expect(answer.text()).resolves.toBe(long);
});

it('sends the headers, the redirects and the 404 page of the last build', async () => {
  folder.write('_headers', '/*\n  X-Build: second\n');
  folder.write('_redirects', '/older /about 301\n');
  build({ '404.html': 'not there' });
  expect((await get('/about')).headers.get('x-build')).toBe('second');
  expect((await get('/old')).status).toBe(404);
  expect((await get('/older')).headers.get('location')).toBe('/about');
  await expect(textAt('/old')).resolves.toBe('not there');
});

it('answers completely while files are replaced and removed', async () => {
  const texts = [long, long.repeat(3), 'Closed.'];
  const answers = Array.from({ length: 60 }, async (_, index) => {
    const answer = get('/about');
    if (index % 4 === 3) folder.remove('about.html');
    else build({ 'about.html': texts[index % 3] ?? '' });
    const { status } = await answer;
    // rejects if the body is not as long as the server has said
    await (await answer).text();
    return status;
  });
  for (const status of await Promise.all(answers)) expect([200, 404]).toContain(status);
  build({ 'about.html': 'done' });
  await expect(textAt('/about')).resolves.toBe('done');
});
