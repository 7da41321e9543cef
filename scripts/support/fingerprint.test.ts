import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFingerprint } from './fingerprint';

let root = '';
const at = (file: string) => path.join(root, file);
const fingerprint = (env = {}) => buildFingerprint(root, env);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  for (const folder of ['content/pages', 'src', 'static', 'docs']) {
    await mkdir(at(folder), { recursive: true });
  }
  await writeFile(at('content/pages/home.json'), '{}');
  await writeFile(at('src/page.tsx'), 'export {};');
  await writeFile(at('gatsby-config.ts'), 'export {};');
  await writeFile(at('package-lock.json'), '{}');
});

afterEach(() => rm(root, { recursive: true }));

test('stays the same while nothing changes', async () => {
  expect(await fingerprint()).toBe(await fingerprint());
});

test.each(['content/pages/home.json', 'src/page.tsx', 'gatsby-config.ts', 'package-lock.json'])(
  'differs after an edit of %s',
  async (file) => {
    const before = await fingerprint();
    await writeFile(at(file), '{ "edited": true }');
    expect(await fingerprint()).not.toBe(before);
  },
);

test('differs after a file is added', async () => {
  const before = await fingerprint();
  await writeFile(at('static/robots.txt'), '');
  expect(await fingerprint()).not.toBe(before);
});

test('differs after a file is renamed', async () => {
  const before = await fingerprint();
  await rename(at('content/pages/home.json'), at('content/pages/start.json'));
  expect(await fingerprint()).not.toBe(before);
});

test('differs for another address of the site', async () => {
  expect(await fingerprint({ SITE_URL: 'https://example.org' })).not.toBe(await fingerprint());
});

test.each(['src/gatsby-types.d.ts', 'src/page.test.tsx', 'content/README.md', 'docs/notes.md'])(
  'leaves %s aside, which no build reads',
  async (file) => {
    const before = await fingerprint();
    await writeFile(at(file), 'anything');
    expect(await fingerprint()).toBe(before);
  },
);
