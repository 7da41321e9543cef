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

it.each(['.DS_Store', 'README.md', 'services/.gitkeep'])('ignores %s', async (file) => {
  content.write(file, 'anything');
  expect(await content.problems()).toEqual([]);
});

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
