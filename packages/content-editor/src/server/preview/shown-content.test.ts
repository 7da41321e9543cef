import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { contentForTests } from '../../../tests/small-site/content-folder';
import { siteContent } from '../../../tests/small-site/options';
import { showInFolder } from './shown-content';

const content = contentForTests();
const parent = mkdtempSync(path.join(tmpdir(), 'shown-'));
const folder = path.join(parent, 'content');
const shown = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const open = () => showInFolder(siteContent(content.root), folder);

/** A change of a file as saved. */
const changed = (file: string, words: string, replacement: string) => ({
  path: file,
  before: content.read(file),
  text: content.read(file).replace(words, replacement),
});
const town = changed.bind(undefined, 'contact.json', 'Elizabeth');
const badPhone = () => changed('contact.json', '(304)', '304');

it('shows what is saved, with its pictures', async () => {
  await open();
  expect(shown('contact.json')).toBe(content.read('contact.json'));
  expect(shown('images/quilt-dawn.webp')).toBe(content.read('images/quilt-dawn.webp'));
});

it('shows an unsaved change, and what is saved again once it is discarded', async () => {
  const site = await open();
  expect(await site.show([town('Elkins')])).toEqual({ waiting: [] });
  expect(shown('contact.json')).toContain('Elkins');
  expect(content.read('contact.json')).not.toContain('Elkins');
  await site.show([]);
  expect(shown('contact.json')).toBe(content.read('contact.json'));
});

it('starts with what is saved, without unsaved changes of an earlier run', async () => {
  await (await open()).show([town('Elkins')]);
  await open();
  expect(shown('contact.json')).toBe(content.read('contact.json'));
});

it('keeps the last valid state of a file with a mistake, and shows the others', async () => {
  const site = await open();
  await site.show([town('Elkins')]);
  const name = changed('site.json', 'Example and', 'Hollow and');
  expect(await site.show([badPhone(), name])).toEqual({ waiting: ['contact.json'] });
  expect(shown('contact.json')).toContain('Elkins');
  expect(shown('site.json')).toContain('Hollow');
});

it('keeps what the change of another file would break', async () => {
  const site = await open();
  const about = 'pages/about.json';
  const deleted = { path: about, before: content.read(about), text: null };
  const { waiting } = await site.show([deleted, town('Elkins')]);
  expect(waiting).toContain(about);
  expect(shown(about)).toBe(content.read(about));
  expect(shown('contact.json')).toContain('Elkins');
});

it('shows a new page until it is discarded', async () => {
  const site = await open();
  const about = JSON.parse(content.read('pages/about.json')) as { readonly sections: object[] };
  const hero = { ...about.sections[0], heading: 'What Is New' };
  const text = JSON.stringify({ ...about, path: '/news', title: 'News', sections: [hero] });
  await site.show([{ path: 'pages/news.json', before: null, text }]);
  expect(shown('pages/news.json')).toBe(text);
  await site.show([]);
  expect(existsSync(path.join(folder, 'pages/news.json'))).toBe(false);
});

it('shows a new page with the names of the fields that still need words', async () => {
  const site = await open();
  const about = JSON.parse(content.read('pages/about.json')) as { readonly sections: object[] };
  const hero = { ...about.sections[0], heading: '' };
  const text = JSON.stringify({ ...about, path: '/news', title: 'News', sections: [hero] });
  expect(await site.show([{ path: 'pages/news.json', before: null, text }])).toEqual({
    waiting: [],
  });
  expect(shown('pages/news.json')).toContain('"heading":"Main heading"');
});

it('keeps the words of a text that is being written anew', async () => {
  const site = await open();
  const { heading } = (
    JSON.parse(content.read('pages/about.json')) as {
      readonly sections: readonly [{ readonly heading: string }];
    }
  ).sections[0];
  const { waiting } = await site.show([changed('pages/about.json', `"${heading}"`, '""')]);
  expect(waiting).toEqual(['pages/about.json']);
  expect(shown('pages/about.json')).toContain(heading);
});

it('shows an uploaded picture, which is sent once', async () => {
  const site = await open();
  const image = { width: 1200, height: 800, channels: 3, background: '#456' } as const;
  const base64 = (await sharp({ create: image }).webp().toBuffer()).toString('base64');
  const about = changed('pages/about.json', 'quilt-dawn', 'new-quilt');
  const picture = { path: 'images/new-quilt.webp', base64 };
  expect(await site.show([picture, about])).toEqual({ waiting: [] });
  const more = { ...about, text: about.text.replace('"title": "', '"title": "All ') };
  expect(await site.show([more])).toEqual({ waiting: [] });
  const { width } = await sharp(path.join(folder, 'images/new-quilt.webp')).metadata();
  expect(width).toBe(1200);
});

it('shows what others save, with the same unsaved changes', async () => {
  const site = await open();
  await site.show([town('Elkins')]);
  content.replace('site.json', 'Example and', 'Hollow and');
  await site.refresh();
  expect(shown('site.json')).toContain('Hollow');
  expect(shown('contact.json')).toContain('Elkins');
});

it('makes no folder before there is a valid state', async () => {
  content.write('contact.json', '{');
  const site = await open();
  expect(existsSync(folder)).toBe(false);
  const fixed = { path: 'contact.json', before: '{', text: '{}' };
  await site.show([fixed]);
  expect(existsSync(folder)).toBe(false);
});
