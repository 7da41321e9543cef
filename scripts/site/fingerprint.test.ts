import { rename } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { buildFingerprint } from './fingerprint';

const folder = buildFolder();
const at = (file: string) => path.join(folder.path(), file);
const fingerprint = (env = {}) => buildFingerprint(folder.path(), env, at('commands'));

const read = [
  'content/pages/home.json',
  'packages/policy/src/policy.ts',
  'plugins/scrolling/gatsby-browser.ts',
  'src/page.tsx',
  'gatsby-config.ts',
  'editor.config.ts',
  'package-lock.json',
  'commands/published-editor.ts',
];
const unread = [
  'src/content/generated/gatsby-types.d.ts',
  'src/page.test.tsx',
  'packages/policy/tests/policy.spec.ts',
  'content/README.md',
  'commands/published-editor.test.ts',
  'packages/bench/src/bench.ts',
  'docs/notes.md',
];

beforeEach(() => {
  for (const file of [...read, 'static/icon.svg']) folder.write(file, 'before');
});

test('stays the same if nothing changes', async () => {
  expect(await fingerprint()).toBe(await fingerprint());
});

test.each([
  ...read,
  ...['static/robots.txt', 'static/.nojekyll', 'static/notes.md', 'static/demo.test.ts'],
  '.env.production',
])('changes when %s changes', async (file) => {
  const before = await fingerprint();
  folder.write(file, 'edited');
  expect(await fingerprint()).not.toBe(before);
});

test('changes when a file is renamed', async () => {
  const before = await fingerprint();
  await rename(at('content/pages/home.json'), at('content/pages/start.json'));
  expect(await fingerprint()).not.toBe(before);
});

test.each(['SITE_URL', 'GATSBY_GREETING'])('changes with the variable %s', async (name) => {
  expect(await fingerprint({ [name]: 'https://example.org' })).not.toBe(await fingerprint());
});

test('ignores a variable that no build reads', async () => {
  expect(await fingerprint({ EDITOR: 'vi' })).toBe(await fingerprint());
});

test('changes with the year, which is in the footer', async () => {
  const before = await fingerprint();
  const next = new Date().getFullYear() + 1;
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(next);
  expect(await fingerprint()).not.toBe(before);
});

test('changes with the quarter, by which security.txt expires', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-31T12:00:00Z'), doNotFake: ['nextTick'] });
  const before = await fingerprint();
  jest.setSystemTime(new Date('2026-02-01T12:00:00Z'));
  expect(await fingerprint()).toBe(before);
  jest.setSystemTime(new Date('2026-04-01T12:00:00Z'));
  expect(await fingerprint()).not.toBe(before);
  jest.useRealTimers();
});

test.each(unread)('ignores %s, which no build reads', async (file) => {
  const before = await fingerprint();
  folder.write(file, 'anything');
  expect(await fingerprint()).toBe(before);
});
