import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentForTests } from '../../../tests/helpers/content-copy';
import { reportsEdits } from '../../../tests/helpers/edit-cases';
import { checkContent } from './check-content';

const content = contentForTests();

it.each(['site.json', 'navigation.json', 'contact.json', 'redirects.json'])(
  'misses %s',
  async (file) => {
    content.remove(file);
    expect(await content.problems()).toEqual([
      `error content/${file}:1:1 This file is missing. Put it back.`,
    ]);
  },
);

it('misses the 404 page', async () => {
  content.remove('pages/404.json');
  expect(await content.problems()).toEqual([
    'error content/pages:1:1 No page has the address "/404". Put it back.',
  ]);
});

it('reports every file as missing where there is no folder', async () => {
  rmSync(content.root, { recursive: true });
  expect(await content.problems()).toHaveLength(6);
});

it.each([
  'extra.json',
  'services/old/audit.json',
  'pages/New.JSON',
  'images/notes.json',
  'pages/about.json.txt',
])('reports %s, which the site does not read', async (file) => {
  mkdirSync(join(content.root, 'services/old'));
  content.write(file, '{}');
  expect(await content.problems()).toEqual([
    `error content/${file}:1:1 The site reads no file of this name. Move it to content/services or content/pages with an ending in ".json", or delete it.`,
  ]);
});

it.each(['site.json', 'images', 'nowhere'])(
  'reports a link to %s, which another computer may not follow',
  async (target) => {
    symlinkSync(join(content.root, target), join(content.root, 'pages/news.json'));
    expect(await content.problems()).toEqual([
      'error content/pages/news.json:1:1 This is a link to a file elsewhere. Put the file itself here.',
    ]);
  },
);

it.each(['.DS_Store', 'README.md', 'services/.gitkeep'])('lets %s lie', async (file) => {
  content.write(file, 'anything');
  expect(await content.problems()).toEqual([]);
});

reportsEdits(
  content,
  `
  pages/404.json
  "title" → "draft": true, "title"
    3:3 draft: The site needs the page "/404", so it can’t be a draft. Write false.
  "title" → "draft": false, "title"
    nothing

  services/ethical-ai-audits.json
  "title" → "draft": true, "title"
    nothing
  "title" → "draft": "yes", "title"
    3:3 draft: A text stands here (got "yes"), but it should be true or false, without quotation marks. An example: true.

  pages/home.json
  "title" → "draft": true, "title"
    3:3 draft: The site needs the page "/", so it can’t be a draft. Write false.
  , "ethical-ai-audits" →
    warning services/ethical-ai-audits.json:2:3 slug: No page shows this service. Add "ethical-ai-audits" to the services of a page, or delete the file.
  `,
);

it('does not miss a draft where no page lists it', async () => {
  content.replace('services/ethical-ai-audits.json', '"title"', '"draft": true, "title"');
  content.replace('pages/home.json', ', "ethical-ai-audits"', '');
  expect(await content.problems()).toEqual([]);
});

it('does not treat a folder that it can’t read as empty', async () => {
  // as one without the right to read it, which the root user has everywhere
  await expect(checkContent(join(content.root, 'site.json'))).rejects.toThrow('ENOTDIR');
});
