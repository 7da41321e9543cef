import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { commitAll, git } from 'unit-testing/git';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { committedTexts } from './committed-texts';

const content = contentForTests();

it('has the JSON files of the last commit, whatever became of them', async () => {
  const about = content.read('pages/about.json');
  content.write('pages/größe.json', '{ "title": "Größe" }\n');
  content.write('pages/empty.json', '');
  commitAll(content.root);
  content.remove('pages/about.json');
  content.write('contact.json', '{}');
  git(content.root, 'add', '.');
  const texts = await committedTexts(content.root);
  expect(texts['pages/about.json']).toBe(about);
  expect(texts['contact.json']).toContain('Elizabeth');
  expect(texts['pages/größe.json']).toBe('{ "title": "Größe" }\n');
  expect(texts['pages/empty.json']).toBe('');
  expect(Object.keys(texts).filter((path) => !path.endsWith('.json'))).toEqual([]);
});

it('has only files, and only those of the folder', async () => {
  content.write('pages/notes.json', '{}');
  content.remove('contact.json');
  symlinkSync('site.json', join(content.root, 'contact.json'));
  commitAll(content.root);
  expect(await committedTexts(content.root)).not.toHaveProperty(['contact.json']);
  const services = Object.keys(await committedTexts(join(content.root, 'services')));
  expect(services).toContain('ethical-ai-audits.json');
  expect(services).not.toContain('site.json');
});

it('has nothing without a repository, a commit, the folder or Git', async () => {
  expect(await committedTexts(content.root)).toEqual({});
  git(content.root, 'init');
  expect(await committedTexts(content.root)).toEqual({});
  expect(await committedTexts(join(content.root, 'nowhere'))).toEqual({});
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  const reading = committedTexts(content.root);
  process.env.PATH = PATH;
  expect(await reading).toEqual({});
});
