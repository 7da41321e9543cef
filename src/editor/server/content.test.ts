import path from 'node:path';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { commitAll, git } from '../../../tests/helpers/content/git';
import { committedText, readContent } from './content';

const content = contentForTests();

describe('the last committed version of a file', () => {
  it('is null without a repository, a commit, or the file in it', async () => {
    expect(await committedText(content.root, 'contact.json')).toBeNull();
    git(content.root, 'init');
    git(content.root, 'add', '.');
    expect(await committedText(content.root, 'contact.json')).toBeNull();
    git(content.root, 'reset');
    git(content.root, 'commit', '--allow-empty', '-m', 'Nothing');
    expect(await committedText(content.root, 'contact.json')).toBeNull();
  });

  it('is that of HEAD, even if detached, whatever is staged', async () => {
    commitAll(content.root);
    git(content.root, 'checkout', '--detach');
    const committed = content.read('contact.json');
    content.replace('contact.json', 'Elizabeth', 'Beckley');
    git(content.root, 'add', '.');
    expect(await committedText(content.root, 'contact.json')).toBe(committed);
  });

  it('can be read in a linked working tree, and while the index is locked', async () => {
    commitAll(content.root);
    content.write('.git/index.lock', '');
    const second = path.join(content.root, '.tree');
    git(content.root, 'worktree', 'add', '--detach', second);
    content.write('contact.json', '{}');
    const committed = await committedText(second, 'contact.json');
    expect(committed).toContain('Elizabeth');
    expect(await committedText(content.root, 'contact.json')).toBe(committed);
  });

  it('is null for a file that was renamed since', async () => {
    commitAll(content.root);
    git(content.root, 'mv', 'pages/about.json', 'pages/mission.json');
    expect(await committedText(content.root, 'pages/mission.json')).toBeNull();
    expect(await committedText(content.root, 'pages/about.json')).toContain('Our Mission');
  });

  it('reports Git’s message if Git fails', async () => {
    commitAll(content.root);
    content.write('.git/config', '[');
    await expect(committedText(content.root, 'contact.json')).rejects.toThrow(
      /^Git can’t read the last kept version\. It says: bad config/,
    );
  });

  it('reports that Git isn’t installed', async () => {
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    const read = committedText(content.root, 'contact.json');
    process.env.PATH = PATH;
    await expect(read).rejects.toThrow('isn’t installed on this computer');
  });

  it('is null for files other than content', async () => {
    content.write('notes.txt', 'secret');
    commitAll(content.root);
    expect(await committedText(content.root, 'notes.txt')).toBeNull();
  });
});

it('a changed picture changes the content’s version', async () => {
  const { snapshot } = await readContent(content.root);
  const [picture = ''] = Object.keys(snapshot.pictures);
  content.remove(picture);
  const { version } = (await readContent(content.root)).snapshot;
  expect(version).not.toBe(snapshot.version);
});
