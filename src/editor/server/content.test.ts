import path from 'node:path';
import { contentForTests } from '../../../tests/helpers/content-copy';
import { commitAll, git } from '../../../tests/helpers/git';
import { committedText, readContent } from './content';

const content = contentForTests();

describe('the last version of a file that was kept', () => {
  it('is none where nothing was ever committed, or the file was not', async () => {
    expect(await committedText(content.root, 'contact.json')).toBeNull();
    git(content.root, 'init');
    git(content.root, 'add', '.');
    expect(await committedText(content.root, 'contact.json')).toBeNull();
    git(content.root, 'reset');
    git(content.root, 'commit', '--allow-empty', '-m', 'Nothing');
    expect(await committedText(content.root, 'contact.json')).toBeNull();
  });

  it('is the one of the last commit, on a branch or not, whatever was staged since', async () => {
    commitAll(content.root);
    git(content.root, 'checkout', '--detach');
    const committed = content.read('contact.json');
    content.replace('contact.json', 'Elizabeth', 'Beckley');
    git(content.root, 'add', '.');
    expect(await committedText(content.root, 'contact.json')).toBe(committed);
  });

  it('is the same in a second working tree, and while another command has locked the index', async () => {
    commitAll(content.root);
    content.write('.git/index.lock', '');
    const second = path.join(content.root, '.tree');
    git(content.root, 'worktree', 'add', '--detach', second);
    content.write('contact.json', '{}');
    const committed = await committedText(second, 'contact.json');
    expect(committed).toContain('Elizabeth');
    expect(await committedText(content.root, 'contact.json')).toBe(committed);
  });

  it('is none of a file that was renamed since', async () => {
    commitAll(content.root);
    git(content.root, 'mv', 'pages/about.json', 'pages/mission.json');
    expect(await committedText(content.root, 'pages/mission.json')).toBeNull();
    expect(await committedText(content.root, 'pages/about.json')).toContain('Our Mission');
  });

  it('can’t be read where Git fails, which is said in its words', async () => {
    commitAll(content.root);
    content.write('.git/config', '[');
    await expect(committedText(content.root, 'contact.json')).rejects.toThrow(
      /^The last kept version can’t be read\. Git says: bad config/,
    );
  });

  it('can’t be read without Git', async () => {
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    const read = committedText(content.root, 'contact.json');
    process.env.PATH = PATH;
    await expect(read).rejects.toThrow('Git, which keeps versions, is missing on this computer.');
  });

  it('is told of content alone', async () => {
    content.write('notes.txt', 'secret');
    commitAll(content.root);
    expect(await committedText(content.root, 'notes.txt')).toBeNull();
  });
});

it('is another version where only a picture is another', async () => {
  const { snapshot } = await readContent(content.root);
  const [picture = ''] = Object.keys(snapshot.pictures);
  content.remove(picture);
  const { version } = (await readContent(content.root)).snapshot;
  expect(version).not.toBe(snapshot.version);
});
