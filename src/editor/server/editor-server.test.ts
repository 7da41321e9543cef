import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { contentForTests } from '../../../tests/helpers/content-copy';
import type { Saved, Upload } from '../store/store';
import { startEditor } from './editor-server';
import { writeFiles } from './write-files';

const content = contentForTests();
let editor: Awaited<ReturnType<typeof startEditor>>;

beforeAll(async () => {
  editor = await startEditor({ root: content.root });
});
afterAll(() => editor.close());

type Answer = { readonly status: number; readonly headers: unknown; readonly body: Buffer };

/** Asks with headers that a browser would not let be set. */
function ask(
  address: string,
  headers: Readonly<Record<string, string>> = { 'x-edit-token': editor.token },
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      editor.url + address,
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

const save = async (...changes: readonly object[]) => {
  const answer = await ask('/api/save', undefined, JSON.stringify(changes));
  return { status: answer.status, text: answer.body.toString() };
};
const saved = async (...changes: readonly object[]) =>
  JSON.parse((await save(...changes)).text) as Saved;
const contact = () => content.read('contact.json');

it.each([
  ['without its token', () => ({})],
  ['with another token', () => ({ 'x-edit-token': 'guess' })],
  ['under another name', () => ({ 'x-edit-token': editor.token, host: 'evil.example' })],
  ['from another site', () => ({ 'x-edit-token': editor.token, origin: 'https://evil.example' })],
])('answers nobody %s', async (_, headers) => {
  expect((await ask('/api/content', headers())).status).toBe(403);
  expect((await ask('/api/save', headers(), '[]')).status).toBe(403);
});

it('shows its page, and so its token, under no name but its own', async () => {
  const { status, body } = await ask('/', { host: 'evil.example' });
  expect(status).toBe(403);
  expect(body.toString()).not.toContain(editor.token);
});

it('listens to this computer alone, and lets its page ask nobody else', async () => {
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
])('writes no file %s', async (file) => {
  const { status } = await save({ path: file, before: null, text: '{}' });
  expect(status).toBe(400);
  expect((await save({ path: file, base64: 'AAAA' })).status).toBe(400);
});

it.each(['../package.json', '/etc/hosts', 'pages/home.json', 'images/../../secret.png'])(
  'shows no file %s as a picture',
  async (file) => {
    const { status } = await ask(`/picture?${new URLSearchParams({ value: file }).toString()}`);
    expect(status).toBe(404);
  },
);

it.each([
  ['icon', '../../package'],
  ['Scene', '../secret'],
  ['constructor', 'name'],
])('has no picture of a choice %s %s', async (kind, name) => {
  const value = new URLSearchParams({ value: name }).toString();
  expect((await ask(`/choice/${kind}?${value}`)).status).toBe(404);
});

it('writes what is right, and says what is saved then', async () => {
  const text = contact().replace('Elizabeth', 'Elkins');
  const answer = await saved({ path: 'contact.json', before: contact(), text });
  expect(answer).toMatchObject({ result: 'saved', snapshot: { files: { 'contact.json': text } } });
  expect(contact()).toBe(text);
});

it('writes nothing where anything is wrong', async () => {
  const before = contact();
  const site = content.read('site.json');
  const answer = await saved(
    { path: 'site.json', before: site, text: site.replace('Ridgeline', 'Hollow') },
    { path: 'contact.json', before, text: before.replace('(304)', '304') },
  );
  expect(answer).toMatchObject({
    result: 'refused',
    problems: [{ file: 'contact.json', field: 'phone' }],
  });
  expect([contact(), content.read('site.json')]).toEqual([before, site]);
});

it('refuses a change that breaks a file which it does not touch', async () => {
  const page = content.read('pages/about.json');
  const answer = await saved({ path: 'pages/about.json', before: page, text: null });
  expect(answer).toMatchObject({ result: 'refused' });
  expect(existsSync(path.join(content.root, 'pages/about.json'))).toBe(true);
});

it('lets a file be saved while another has a mistake of its own', async () => {
  content.write('site.json', '{');
  const text = contact().replace('Elizabeth', 'Elkins');
  const answer = await saved({ path: 'contact.json', before: contact(), text });
  expect(answer.result).toBe('saved');
});

it('overwrites nothing that has changed meanwhile', async () => {
  const before = contact();
  content.replace('contact.json', 'Elizabeth', 'Beckley');
  const answer = await saved({ path: 'contact.json', before, text: before });
  expect(answer).toEqual({ result: 'outdated' });
  expect(contact()).toContain('Beckley');
});

it('writes through no link that leads elsewhere', async () => {
  const before = contact();
  const elsewhere = path.join(content.root, '..', 'elsewhere');
  mkdirSync(elsewhere, { recursive: true });
  writeFileSync(path.join(elsewhere, 'contact.json'), before);
  content.remove('contact.json');
  symlinkSync(path.join(elsewhere, 'contact.json'), path.join(content.root, 'contact.json'));
  const text = before.replace('Elizabeth', 'Elkins');
  expect(await saved({ path: 'contact.json', before: null, text })).toMatchObject({
    result: 'refused',
  });
  expect(readFileSync(path.join(elsewhere, 'contact.json'), 'utf8')).toBe(before);
});

it('writes into no folder that lies elsewhere', async () => {
  const elsewhere = path.join(content.root, '..', 'pictures');
  mkdirSync(elsewhere, { recursive: true });
  rmSync(path.join(content.root, 'images'), { recursive: true });
  symlinkSync(elsewhere, path.join(content.root, 'images'));
  const write = writeFiles(content.root, [{ path: 'images/new.webp', bytes: Buffer.from('x') }]);
  await expect(write).rejects.toThrow('is a link to another place');
  expect(readdirSync(elsewhere)).toEqual([]);
});

it.each([
  ['a text as a picture', { path: 'images/new.webp', before: null, text: '{}' }],
  ['a picture as a page', { path: 'pages/new.json', base64: 'AAAA' }],
])('writes not %s', async (_, change) => {
  expect((await save(change)).status).toBe(400);
  expect(existsSync(path.join(content.root, change.path))).toBe(false);
});

it('deletes no link that leads elsewhere', async () => {
  const elsewhere = path.join(content.root, '..', 'elsewhere.json');
  writeFileSync(elsewhere, contact());
  symlinkSync(elsewhere, path.join(content.root, 'pages/linked.json'));
  const write = writeFiles(content.root, [{ path: 'pages/linked.json', bytes: null }]);
  await expect(write).rejects.toThrow('is a link to another place');
  expect(lstatSync(path.join(content.root, 'pages/linked.json')).isSymbolicLink()).toBe(true);
});

it('writes through no link that stands where it writes first', async () => {
  const elsewhere = path.join(content.root, '..', 'elsewhere.txt');
  writeFileSync(elsewhere, 'kept');
  symlinkSync(elsewhere, path.join(content.root, '.contact.json.new'));
  await writeFiles(content.root, [{ path: 'contact.json', bytes: Buffer.from('{}') }]);
  expect(readFileSync(elsewhere, 'utf8')).toBe('kept');
  expect(contact()).toBe('{}');
  expect(lstatSync(path.join(content.root, 'contact.json')).isFile()).toBe(true);
});

it('shows no picture through a link that leads elsewhere', async () => {
  const elsewhere = path.join(content.root, '..', 'private.webp');
  writeFileSync(elsewhere, 'private');
  symlinkSync(elsewhere, path.join(content.root, 'images/linked.webp'));
  expect((await ask('/picture?value=images/linked.webp')).status).toBe(404);
});

describe.each([0o640, 0o600, 0o664])('a file of the permissions %o', (mode) => {
  const place = () => path.join(content.root, 'contact.json');
  const permissions = () => statSync(place()).mode & 0o777;
  beforeEach(() => chmodSync(place(), mode));

  it('keeps them when it is written', async () => {
    await writeFiles(content.root, [{ path: 'contact.json', bytes: Buffer.from('{}') }]);
    expect([contact(), permissions()]).toEqual(['{}', mode]);
  });

  it.each(['{}', null])('keeps them where %j is taken back', async (text) => {
    const writes = [
      { path: 'contact.json', bytes: text === null ? null : Buffer.from(text) },
      { path: 'images', bytes: Buffer.from('a file in the place of a folder') },
    ];
    await expect(writeFiles(content.root, writes)).rejects.toThrow('EISDIR');
    expect(permissions()).toBe(mode);
  });
});

it('takes back what it has written where a later file can’t be', async () => {
  const before = contact();
  const writes = [
    { path: 'contact.json', bytes: Buffer.from('{}') },
    { path: 'images', bytes: Buffer.from('a file in the place of a folder') },
  ];
  await expect(writeFiles(content.root, writes)).rejects.toThrow('EISDIR');
  expect(contact()).toBe(before);
  expect(readdirSync(content.root).filter((name) => name.endsWith('.new'))).toEqual([]);
});

it('leaves nothing of a file that could not be written to its end', async () => {
  const bytes = {} as Uint8Array;
  await expect(writeFiles(content.root, [{ path: 'contact.json', bytes }])).rejects.toThrow();
  expect(readdirSync(content.root).filter((name) => name.endsWith('.new'))).toEqual([]);
});

it('writes no new picture over one that has come meanwhile', async () => {
  const base64 = (await picture(1400).webp().toBuffer()).toString('base64');
  const before = readFileSync(path.join(content.root, 'images/quilt-dawn.webp'));
  const answer = await saved({ path: 'images/quilt-dawn.webp', base64 });
  expect(answer).toEqual({ result: 'outdated' });
  expect(readFileSync(path.join(content.root, 'images/quilt-dawn.webp'))).toEqual(before);
});

it.each([
  ['no JSON', '['],
  ['no list', '{}'],
  ['another shape', '[{"path":"contact.json"}]'],
])('refuses a save that is %s', async (_, body) => {
  expect((await ask('/api/save', undefined, body)).status).toBe(400);
});

/** Does something as somebody who owns no file: whoever may do everything can write everywhere. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  chmodSync(path.dirname(content.root), 0o755);
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

it.each([
  ['a folder that can only be read', '.', 0o555],
  ['a file that can only be read', 'contact.json', 0o444],
  ['a file that can’t even be read', 'contact.json', 0],
])('leaves everything as it was, and says so, at %s', async (_, file, mode) => {
  const before = contact();
  chmodSync(content.root, 0o777);
  const place = path.join(content.root, file);
  const { mode: usual } = statSync(place);
  chmodSync(place, mode);
  const answer = await asNobody(() =>
    save({ path: 'contact.json', before, text: before.replace('Elizabeth', 'Elkins') }),
  );
  chmodSync(place, usual);
  expect(answer).toEqual({ status: 507, text: 'You have no permission for “contact.json”.' });
  expect(contact()).toBe(before);
  expect(readdirSync(content.root).filter((name) => name.endsWith('.new'))).toEqual([]);
});

it('names the file of a folder’s name, and writes nothing', async () => {
  const before = contact();
  content.remove('contact.json');
  mkdirSync(path.join(content.root, 'contact.json'));
  const answer = await save({ path: 'contact.json', before: null, text: before });
  const words =
    'A folder stands where the file “contact.json” belongs, or a file where a folder does.';
  expect(answer).toEqual({ status: 507, text: words });
  expect(readdirSync(content.root).filter((name) => name.endsWith('.new'))).toEqual([]);
});

it('says what is wrong with the content folder, and what is as soon as it is right', async () => {
  const place = path.join(content.root, '..', 'moved');
  renameSync(content.root, place);
  writeFileSync(content.root, '');
  const { status, body } = await ask('/api/content');
  rmSync(content.root);
  renameSync(place, content.root);
  expect([status, body.toString()]).toEqual([
    507,
    'A folder stands where the file “content” belongs, or a file where a folder does.',
  ]);
  expect((await ask('/api/content')).status).toBe(200);
});

const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#456' } });

it('writes pictures anew: upright, no larger than is shown, without what cameras add', async () => {
  const camera = await picture(3000)
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await ask('/api/picture', undefined, camera);
  expect(status).toBe(200);
  const { base64, width } = JSON.parse(body.toString()) as Upload;
  expect(width).toBe(2560);
  const bytes = Buffer.from(base64, 'base64');
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const answer = await saved({ path: 'images/new.webp', base64 });
  expect(answer.result).toBe('saved');
  expect(readdirSync(path.join(content.root, 'images'))).toContain('new.webp');
});

it('deletes a picture, but none that a page shows', async () => {
  const base64 = (await picture(900).webp().toBuffer()).toString('base64');
  await saved({ path: 'images/new.webp', base64 });
  const pictures = () => readdirSync(path.join(content.root, 'images'));
  const [shown = ''] = /quilt-dawn\.webp/.exec(content.read('pages/about.json')) ?? [];
  expect((await saved({ path: `images/${shown}`, base64: null })).result).toBe('refused');
  expect((await saved({ path: 'images/new.webp', base64: null })).result).toBe('saved');
  expect(pictures()).toContain(shown);
  expect(pictures()).not.toContain('new.webp');
});

it('refuses a picture that is too small for where a page shows it', async () => {
  const before = content.read('pages/about.json');
  const base64 = (await picture(300).webp().toBuffer()).toString('base64');
  const answer = await saved(
    { path: 'images/tiny.webp', base64 },
    { path: 'pages/about.json', before, text: before.replace('quilt-dawn.webp', 'tiny.webp') },
  );
  expect(answer.result).toBe('refused');
});

it.each([
  ['no picture', () => Promise.resolve(Buffer.from('<svg onload="alert(1)"/>'))],
  ['a damaged one', async () => (await picture(900).png().toBuffer()).subarray(0, 300)],
  ['one of another form', () => picture(900).tiff().toBuffer()],
])('refuses %s, also in a save', async (_, make) => {
  const bytes = await make();
  expect((await ask('/api/picture', undefined, bytes)).status).toBe(400);
  const { status } = await save({ path: 'images/new.webp', base64: bytes.toString('base64') });
  expect(status).toBe(400);
  expect(readdirSync(path.join(content.root, 'images'))).not.toContain('new.webp');
});

it('refuses what is too large without reading it to its end', async () => {
  const asked = ask('/api/picture', undefined, Buffer.alloc(26_000_000));
  await expect(asked.then(({ status }) => status).catch(() => 413)).resolves.toBe(413);
});

it('says whether the site beside it has a page by now, and asks no other host', async () => {
  const asked: string[] = [];
  const site = createServer((question, answer) => {
    asked.push(question.url ?? '');
    answer.writeHead(question.url === '/about' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const preview = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const beside = await startEditor({ root: content.root, preview });
  const isReady = async (page: string) => {
    const address = `${beside.url}/api/preview?${new URLSearchParams({ value: page }).toString()}`;
    return (await fetch(address, { headers: { 'x-edit-token': beside.token } })).text();
  };
  expect(await isReady('/about')).toBe('true');
  expect(await isReady('/new')).toBe('false');
  expect(await isReady('@example.com/about')).toBe('false');
  expect(asked).toEqual(['/about', '/new']);
  site.closeAllConnections();
  site.close();
  await beside.close();
});

it('waits not for ever for the site beside it', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // a hundred times sooner than in use
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => timeout(wait / 100));
  const site = createServer(() => undefined);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const preview = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const beside = await startEditor({ root: content.root, preview });
  const headers = { 'x-edit-token': beside.token };
  const answer = await fetch(`${beside.url}/api/preview?value=/about`, { headers });
  expect(await answer.text()).toBe('false');
  site.closeAllConnections();
  site.close();
  await beside.close();
});
