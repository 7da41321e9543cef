import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildFolder } from 'unit-testing/build-folder';
import { commitAll } from 'unit-testing/git';
import { siteModel, siteTexts } from '../tests/small-site';
import type { readContentFolder } from './check-content';
import { checkContent } from './check-content';
import { terminalMessages } from './messages/terminal-messages';
import { formatProblem } from './messages/messages';

/* What only a folder on a disk can show. The rules are tested in memory. */

const folder = buildFolder();
const root = () => join(folder.path(), 'content');
const picture = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#2c5f63' } })
    .webp()
    .toBuffer();

beforeEach(async () => {
  for (const [file, text] of Object.entries(siteTexts)) folder.write(`content/${file}`, text);
  folder.write('content/images/quilt-dawn.webp', await picture(960));
});

/** What the check reports, a line for each problem. */
async function problems(): Promise<readonly string[]> {
  const found = await checkContent(siteModel, root());
  return found.map((problem) => formatProblem(problem, terminalMessages));
}

it('reports nothing of a sound folder', async () => {
  expect(await problems()).toEqual([]);
});

it('reports every file if the folder is missing', async () => {
  const found = await checkContent(siteModel, folder.path().concat('/nowhere'));
  expect(found.map(({ code }) => code)).toEqual(['file-missing', 'file-missing']);
});

it('rejects if the folder can’t be read', async () => {
  // as one without the right to read it, which the root user has everywhere
  await expect(checkContent(siteModel, join(root(), 'site.json'))).rejects.toThrow('ENOTDIR');
});

it('leaves out what programs have left there', async () => {
  folder.write('content/.DS_Store', 'anything');
  folder.write('content/pages/~$about.json', 'anything');
  expect(await problems()).toEqual([]);
});

it.each(['site.json', 'images', 'nowhere'])('reports a symbolic link to %s', async (target) => {
  symlinkSync(join(root(), target), join(root(), 'pages/news.json'));
  expect(await problems()).toEqual([
    'content/pages/news.json:1:1 This is a link to a file elsewhere. Put the file itself here.',
  ]);
});

it('decodes a picture again after a change', async () => {
  expect(await problems()).toEqual([]);
  folder.write('content/images/quilt-dawn.webp', 'no picture');
  expect(await problems()).toEqual([
    expect.stringContaining('content/images/quilt-dawn.webp:1:1 The picture is damaged'),
  ]);
});

it('reads the last commit of the files that are different now, or gone', async () => {
  mkdirSync(join(folder.path(), 'docs'));
  folder.write('docs/plan.json', '{}');
  commitAll(folder.path());
  folder.write('content/contact.json', siteTexts['contact.json'].replace('office', 'hello'));
  folder.remove('content/site.json');
  const committed: string[] = [];
  const rule = (content: Awaited<ReturnType<typeof readContentFolder>>) => {
    committed.push(...(content.committed ?? []).map(({ path, text }) => `${path}: ${text}`));
    return [];
  };
  await checkContent({ ...siteModel, rules: [rule] }, root());
  expect(committed).toEqual([
    `contact.json: ${siteTexts['contact.json']}`,
    `site.json: ${siteTexts['site.json']}`,
  ]);
});

it('goes on without a last commit that Git can’t read, and says so', async () => {
  commitAll(folder.path());
  folder.write('.git/config', '[');
  folder.remove('content/contact.json');
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^content\/:1:1 Git can’t read the last commit.*"fatal: bad config line \d in/,
    ),
    expect.stringContaining('content/contact.json:1:1 This file is missing.'),
  ]);
});
