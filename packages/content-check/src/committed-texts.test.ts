import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { commitAll, git } from 'unit-testing/git';
import { siteTexts } from '../tests/small-site';
import { committedTexts } from './committed-texts';

const content = buildFolder();

beforeEach(() => {
  for (const [file, text] of Object.entries(siteTexts)) content.write(file, text);
});

it('has the JSON files of the last commit, whatever became of them', async () => {
  content.write('pages/größe.json', '{ "title": "Größe" }\n');
  content.write('pages/empty.json', '');
  commitAll(content.path());
  content.remove('pages/about.json');
  content.write('contact.json', '{}');
  git(content.path(), 'add', '.');
  const texts = await committedTexts(content.path());
  expect(texts['pages/about.json']).toBe(siteTexts['pages/about.json']);
  expect(texts['contact.json']).toBe(siteTexts['contact.json']);
  expect(texts['pages/größe.json']).toBe('{ "title": "Größe" }\n');
  expect(texts['pages/empty.json']).toBe('');
  expect(Object.keys(texts).filter((path) => !path.endsWith('.json'))).toEqual([]);
});

it('has only files, and only those of the folder', async () => {
  content.write('pages/notes.json', '{}');
  content.remove('contact.json');
  symlinkSync('site.json', join(content.path(), 'contact.json'));
  commitAll(content.path());
  expect(await committedTexts(content.path())).not.toHaveProperty(['contact.json']);
  const services = Object.keys(await committedTexts(join(content.path(), 'services')));
  expect(services).toContain('ethical-ai-audits.json');
  expect(services).not.toContain('site.json');
});

it('has nothing without a repository, a commit, the folder or Git', async () => {
  expect(await committedTexts(content.path())).toEqual({});
  git(content.path(), 'init');
  expect(await committedTexts(content.path())).toEqual({});
  expect(await committedTexts(join(content.path(), 'nowhere'))).toEqual({});
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  const reading = committedTexts(content.path());
  process.env.PATH = PATH;
  expect(await reading).toEqual({});
});
