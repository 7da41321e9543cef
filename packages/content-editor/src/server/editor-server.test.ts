import { readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { commitAll } from 'unit-testing/git';
import { contentForTests } from '../../tests/small-site/content-folder';
import { pictureAddress } from '../local/api';
import type { Outcome } from '../store/publishing';
import type { Upload } from '../store/content';
import { siteEditor } from '../../tests/small-site/options';
import { startEditor } from './editor-server';

const content = contentForTests();
let editor: Awaited<ReturnType<typeof startEditor>>;

beforeAll(async () => {
  editor = await startEditor({ ...siteEditor, root: content.root });
});
afterAll(() => editor.close());

type Answer = { readonly status: number; readonly headers: unknown; readonly body: Buffer };

/** Sends a request with headers that a browser doesn't let scripts set. */
function ask(
  address: string,
  headers: Readonly<Record<string, string>> = { 'x-editor-key': editor.key },
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(address, editor.url),
      { method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const write = (...changes: readonly object[]) =>
  ask('/api/write', undefined, JSON.stringify(changes));
const query = (path: string) => new URLSearchParams({ path }).toString();

describe('the server', () => {
  it.each([
    ['without the key', () => ({})],
    ['with another key', () => ({ 'x-editor-key': 'guess' })],
    ['under another host name', () => ({ 'x-editor-key': editor.key, host: 'evil.example' })],
    ['from another site', () => ({ 'x-editor-key': editor.key, origin: 'https://evil.example' })],
  ])('refuses requests %s', async (_, headers) => {
    expect((await ask('/api/content', headers())).status).toBe(403);
    expect((await ask('/api/write', headers(), '[]')).status).toBe(403);
  });

  it('doesn’t serve its page under another host name', async () => {
    expect((await ask('/', { host: 'evil.example' })).status).toBe(403);
  });

  it('gives its key to nobody who asks: only the address that it opens has it', async () => {
    for (const address of ['/', '/editor.js']) {
      const { status, headers, body } = await ask(address, {});
      expect(status).toBe(200);
      expect(JSON.stringify(headers) + body.toString()).not.toContain(editor.key);
    }
    expect(new URL(editor.url).searchParams.get('key')).toBe(editor.key);
  });

  it('shows the pictures of the content to nobody without the key', async () => {
    const picture = `/picture?${query('images/quilt-dawn.webp')}`;
    expect((await ask(picture, {})).status).toBe(403);
    expect((await ask(`${picture}&key=guess`, {})).status).toBe(403);
    expect((await ask(`${picture}&key=${editor.key}`, {})).status).toBe(200);
  });

  it('ends its answer to a window that only waits: a browser has few connections', async () => {
    const writing = new AbortController();
    const headers = { 'x-editor-key': editor.key };
    const turnOf = (window: string) => new URL(`/api/turn?window=${window}`, editor.url);
    const { body } = await fetch(turnOf('a'), { headers, signal: writing.signal });
    const first = await body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('yours\n');
    expect(await (await fetch(turnOf('b'), { headers })).text()).toBe('others\n');
    writing.abort();
  });

  it('says what is coming until the form is there', async () => {
    expect((await ask('/')).body.toString()).toContain('Opening the form:');
  });

  it('listens on the loopback interface, with a policy that allows no other host', async () => {
    expect(editor.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    const { headers } = await ask('/');
    const policy = (headers as Record<string, string>)['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it.each([
    '../package.json',
    'pages/../../package.json',
    'pages/..\\..\\package.json',
    '/etc/passwd.json',
    'pages/sub/page.json',
    'README.md',
    'images/../pages/home.json',
    'images/shot.svg',
    'unknown.json',
    'pages/.hidden.json',
  ])('doesn’t write %s', async (file) => {
    expect((await write({ path: file, before: null, text: '{}' })).status).toBe(400);
    expect((await write({ path: file, base64: 'AAAA' })).status).toBe(400);
  });

  it.each(['../package.json', '/etc/hosts', 'pages/home.json', 'images/../../secret.png'])(
    'doesn’t serve %s as a picture',
    async (file) => {
      expect((await ask(`/picture?${query(file)}`)).status).toBe(404);
    },
  );

  it('doesn’t serve a picture through a symbolic link', async () => {
    const elsewhere = path.join(content.root, '..', 'private.webp');
    writeFileSync(elsewhere, 'private');
    symlinkSync(elsewhere, path.join(content.root, 'images/linked.webp'));
    expect((await ask(`/picture?${query('images/linked.webp')}`)).status).toBe(404);
  });

  it.each([
    ['icon', '../../package'],
    ['Scene', '../secret'],
    ['constructor', 'name'],
  ])('doesn’t serve a choice %s %s', async (kind, name) => {
    expect((await ask(pictureAddress('/choice', { kind, name }))).status).toBe(404);
  });

  it('rejects a body that is too large without reading all of it', async () => {
    const asked = ask('/api/picture', undefined, Buffer.alloc(26_000_000));
    await expect(asked.then(({ status }) => status).catch(() => 413)).resolves.toBe(413);
  });

  it('prepares an upload, writes it, and reports what was written', async () => {
    const image = { width: 900, height: 400, channels: 3, background: '#456' } as const;
    const png = await sharp({ create: image }).png().toBuffer();
    const { base64 } = JSON.parse(
      (await ask('/api/picture', undefined, png)).body.toString(),
    ) as Upload;
    const { body } = await write({ path: 'images/new.webp', base64 });
    const written = JSON.parse(body.toString()) as Outcome & { readonly result: 'done' };
    expect(written.snapshot.pictures).toHaveProperty(['images/new.webp']);
    expect(readdirSync(path.join(content.root, 'images'))).toContain('new.webp');
  });

  it('reports a damaged content folder, until it is repaired', async () => {
    const place = path.join(content.root, '..', 'moved');
    renameSync(content.root, place);
    writeFileSync(content.root, '');
    const { status, body } = await ask('/api/content');
    rmSync(content.root);
    renameSync(place, content.root);
    expect([status, body.toString()]).toEqual([
      507,
      '“content” is a folder but should be a file, or the other way around.',
    ]);
    expect((await ask('/api/content')).status).toBe(200);
  });

  it('answers with what the last commit has', async () => {
    commitAll(content.root);
    const about = content.read('pages/about.json');
    content.remove('pages/about.json');
    content.remove('images/quilt-dawn.webp');
    const committed = JSON.parse((await ask('/api/committed-texts')).body.toString()) as object;
    expect(committed).toHaveProperty(['pages/about.json'], about);
    const answer = await ask(`/api/committed-picture?${query('images/quilt-dawn.webp')}`);
    expect(JSON.parse(answer.body.toString())).toHaveProperty('base64');
  });
});
