import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentModel } from '../../../src/content-rules/content-model';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { reportsEdits } from '../../../tests/helpers/content/edit-cases';
import { checkContent } from './check-content';

const content = contentForTests();

it.each(['site.json', 'navigation.json', 'contact.json', 'redirects.json'])(
  'reports the missing file %s',
  async (file) => {
    content.remove(file);
    expect(await content.problems()).toEqual([
      `error content/${file}:1:1 This file is missing. Restore it.`,
    ]);
  },
);

it('reports a missing 404 page', async () => {
  content.remove('pages/404.json');
  expect(await content.problems()).toEqual([
    'error content/pages:1:1 No page has the address "/404". Put it back.',
  ]);
});

it('reports every file if the folder is missing', async () => {
  rmSync(content.root, { recursive: true });
  expect(await content.problems()).toHaveLength(6);
});

it.each([
  'extra.json',
  'services/old/audit.json',
  'pages/New.JSON',
  'images/notes.json',
  'pages/about.json.txt',
])('reports the unused file %s', async (file) => {
  mkdirSync(join(content.root, 'services/old'));
  content.write(file, '{}');
  expect(await content.problems()).toEqual([
    `error content/${file}:1:1 The site doesn’t read a file with this name. Move it to content/services or content/pages under a name that ends in ".json", or delete it.`,
  ]);
});

it.each(['site.json', 'images', 'nowhere'])('reports a symbolic link to %s', async (target) => {
  symlinkSync(join(content.root, target), join(content.root, 'pages/news.json'));
  expect(await content.problems()).toEqual([
    'error content/pages/news.json:1:1 This is a link to a file elsewhere. Put the file itself here.',
  ]);
});

it('reports a service and a folder that Windows can’t store', async () => {
  const service = content.read('services/ethical-ai-audits.json');
  content.write(
    'services/aux.json',
    service.replace('ethical-ai-audits', 'aux').replace('Ethical AI Audits', 'Aux'),
  );
  content.replace('pages/home.json', '"ethical-ai-audits"', '"ethical-ai-audits", "aux"');
  mkdirSync(join(content.root, 'images/old.'));
  content.write('images/old./notes.txt', 'anything');
  content.write('images/what?.txt', 'anything');
  expect(await content.problems()).toEqual([
    'error content/images/old.:1:1 Windows drops the dot or space at the end of this name (got "old."). Use another, such as "old".',
    'error content/images/what?.txt:1:1 Windows doesn’t allow a character of this name (got "what?.txt"). Use another, such as "what-.txt".',
    'error content/services/aux.json:1:1 Windows keeps this name for itself (got "aux.json"). Use another, such as "our-aux.json".',
  ]);
});

it('reports names that differ in case or in the form of an accent alone', async () => {
  mkdirSync(join(content.root, 'Images'));
  content.write('Images/notes.txt', 'anything');
  content.write('images/notes.txt', 'anything');
  content.write('images/Notes.txt', 'anything');
  content.write('images/caf\u00E9.txt', 'anything');
  content.write('images/cafe\u0301.txt', 'anything');
  expect(await content.problems()).toEqual([
    `error content/images:1:1 Some computers can’t tell this name from "content/Images". Use another name for one of the two.`,
    `error content/images/caf\u00E9.txt:1:1 Some computers can’t tell this name from "content/images/cafe\u0301.txt". Use another name for one of the two.`,
    `error content/images/notes.txt:1:1 Some computers can’t tell this name from "content/images/Notes.txt". Use another name for one of the two.`,
  ]);
});

it.each([
  ...['.DS_Store', 'README.md', 'services/.gitkeep'],
  ...['Icon\r', 'images/Icon\r', 'pages/Thumbs.db', 'images/desktop.ini'],
  ...['pages/about.json:Zone.Identifier', 'images/a.webp:com.dropbox.attrs'],
  ...['pages/about.json\uF03AZone.Identifier', 'images/a.webp:com.apple.lastuseddate'],
  ...['pages/~$about.json', 'pages/._about.json', 'pages/.~lock.about.json#'],
  ...['pages/about.json~', 'pages/about.json.tmp', 'images/a.webp.crdownload'],
])('ignores %j', async (file) => {
  content.write(file, 'anything');
  expect(await content.problems()).toEqual([]);
});

it.each(['pages/thumbs.json', 'pages/about~.json', 'pages/icon.json', 'pages/tmp.json'])(
  'reads %s, which somebody has named',
  async (file) => {
    content.write(file, '');
    expect(await content.problems()).not.toEqual([]);
  },
);

reportsEdits(
  content,
  `
  pages/404.json
  "title" → "draft": true, "title"
    3:3 draft: The site needs the page "/404", so it can’t be a draft. Publish it.
  "title" → "draft": false, "title"
    nothing

  services/ethical-ai-audits.json
  "title" → "draft": true, "title"
    nothing
  "title" → "draft": "yes", "title"
    3:3 draft: This is text (got "yes"), but it should be true or false, without quotation marks. For example: true.

  pages/home.json
  "title" → "draft": true, "title"
    3:3 draft: The site needs the page "/", so it can’t be a draft. Publish it.
  , "ethical-ai-audits" →
    warning services/ethical-ai-audits.json:2:3 slug: No page shows this service. Add "ethical-ai-audits" to the services of a page, or delete the file.
  `,
);

it('does not report a draft that no page lists', async () => {
  content.replace('services/ethical-ai-audits.json', '"title"', '"draft": true, "title"');
  content.replace('pages/home.json', ', "ethical-ai-audits"', '');
  expect(await content.problems()).toEqual([]);
});

it('rejects if the folder can’t be read', async () => {
  // as one without the right to read it, which the root user has everywhere
  await expect(checkContent(contentModel, join(content.root, 'site.json'))).rejects.toThrow(
    'ENOTDIR',
  );
});
