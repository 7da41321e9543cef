import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { commitAll, git, pathOfCommittingGit } from 'unit-testing/git';
import { siteTexts } from '../tests/small-site';
import { committedTexts, UnreadableCommit } from './committed-texts';

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

it.each(['ls-tree', 'log'])(
  'has the first commit, if that is made while Git is asked, after “%s”',
  async (command) => {
    git(content.path(), 'init');
    const { PATH } = process.env;
    process.env.PATH = pathOfCommittingGit(content.path(), command);
    const texts = await committedTexts(content.path()).finally(() => {
      process.env.PATH = PATH;
    });
    expect(texts['contact.json']).toBe(siteTexts['contact.json']);
  },
);

/** Deletes an object of Git's, as a disk may that is damaged. */
function loseObject(name: string): void {
  const id = execFileSync('git', ['rev-parse', name], { cwd: content.path(), encoding: 'utf8' });
  content.remove(join('.git/objects', id.slice(0, 2), id.slice(2).trim()));
}

it.each([
  ['its settings', () => content.write('.git/config', '['), 'bad config line'],
  ['its branch', () => content.write('.git/refs/heads/master', ''), 'appears to be broken'],
  ['its start', () => content.remove('.git/HEAD'), 'not a git repository'],
  ['its last commit', () => loseObject('HEAD'), 'bad object HEAD'],
  ['the files of its last commit', () => loseObject('HEAD^{tree}'), 'not a tree object'],
  ['a text', () => loseObject('HEAD:site.json'), 'the text of site.json is missing'],
])('says what Git says of a repository without %s', async (_, damage, reason) => {
  commitAll(content.path());
  git(content.path(), 'branch', '--move', 'master');
  damage();
  const reading = committedTexts(content.path());
  await expect(reading).rejects.toThrow(UnreadableCommit);
  await expect(reading).rejects.toThrow(reason);
});

it('says which commit Git doesn’t have', async () => {
  commitAll(content.path());
  await expect(committedTexts(content.path(), 'nowhere')).rejects.toThrow(
    'Not a valid object name nowhere',
  );
});
