import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { commitAll, git, pathOfCommittingGit } from 'unit-testing/git';
import { contentForTests } from '../../../tests/small-site/content-folder';
import { siteContent } from '../../../tests/small-site/options';
import { committedFiles, committedPicture, committedVersion } from './committed';

const content = contentForTests();

describe('what is committed', () => {
  describe('the last committed version of a file', () => {
    it('is null without a repository, a commit, or the file in it', async () => {
      expect(await committedVersion(siteContent(content.root), 'contact.json')).toBeNull();
      git(content.root, 'init');
      git(content.root, 'add', '.');
      expect(await committedVersion(siteContent(content.root), 'contact.json')).toBeNull();
      git(content.root, 'reset');
      git(content.root, 'commit', '--allow-empty', '-m', 'Nothing');
      expect(await committedVersion(siteContent(content.root), 'contact.json')).toBeNull();
    });

    it('is that of HEAD, even if detached, whatever is staged', async () => {
      commitAll(content.root);
      git(content.root, 'checkout', '--detach');
      const committed = content.read('contact.json');
      content.replace('contact.json', 'Elizabeth', 'Beckley');
      git(content.root, 'add', '.');
      const version = await committedVersion(siteContent(content.root), 'contact.json');
      expect(version?.text).toBe(committed);
    });

    it('has the date of the last commit that changed the file', async () => {
      process.env.GIT_COMMITTER_DATE = '2026-03-01T10:00:00-05:00';
      commitAll(content.root);
      process.env.GIT_COMMITTER_DATE = '2026-04-01T10:00:00-05:00';
      git(content.root, 'commit', '--allow-empty', '-m', 'Nothing');
      delete process.env.GIT_COMMITTER_DATE;
      const version = await committedVersion(siteContent(content.root), 'contact.json');
      expect(version?.date).toBe('2026-03-01T10:00:00-05:00');
    });

    it('can be read in a linked working tree, and while the index is locked', async () => {
      commitAll(content.root);
      content.write('.git/index.lock', '');
      const second = path.join(content.root, '.tree');
      git(content.root, 'worktree', 'add', '--detach', second);
      content.write('contact.json', '{}');
      const committed = await committedVersion(siteContent(second), 'contact.json');
      expect(committed?.text).toContain('Elizabeth');
      expect(await committedVersion(siteContent(content.root), 'contact.json')).toEqual(committed);
    });

    it.each(['ls-tree', 'log'])(
      'is there, if made while Git is asked, after “%s”',
      async (command) => {
        git(content.root, 'init');
        const { PATH } = process.env;
        process.env.PATH = pathOfCommittingGit(content.root, command);
        const version = await committedVersion(siteContent(content.root), 'contact.json').finally(
          () => {
            process.env.PATH = PATH;
          },
        );
        expect(version?.text).toBe(content.read('contact.json'));
      },
    );

    it('is null for a file that was renamed since', async () => {
      commitAll(content.root);
      git(content.root, 'mv', 'pages/about.json', 'pages/mission.json');
      expect(await committedVersion(siteContent(content.root), 'pages/mission.json')).toBeNull();
      const old = await committedVersion(siteContent(content.root), 'pages/about.json');
      expect(old?.text).toContain('Our Mission');
    });

    it('reports Git’s message if Git fails', async () => {
      commitAll(content.root);
      content.write('.git/config', '[');
      await expect(committedVersion(siteContent(content.root), 'contact.json')).rejects.toThrow(
        /^Git can’t read earlier versions\. It says: fatal: bad config/,
      );
    });

    it('reports that Git isn’t installed', async () => {
      const { PATH } = process.env;
      process.env.PATH = '/nowhere';
      const read = committedVersion(siteContent(content.root), 'contact.json').finally(() => {
        process.env.PATH = PATH;
      });
      await expect(read).rejects.toThrow('isn’t installed on this computer');
    });

    it('is null for files other than content', async () => {
      content.write('notes.txt', 'secret');
      commitAll(content.root);
      expect(await committedVersion(siteContent(content.root), 'notes.txt')).toBeNull();
    });
  });

  describe('the files of the last commit', () => {
    it('are content, whatever became of it', async () => {
      content.write('notes.json', 'secret');
      commitAll(content.root);
      const about = content.read('pages/about.json');
      content.remove('pages/about.json');
      const files = await committedFiles(siteContent(content.root));
      expect(files['pages/about.json']).toBe(about);
      expect(files).not.toHaveProperty(['notes.json']);
    });

    it('are none without a repository', async () => {
      expect(await committedFiles(siteContent(content.root))).toEqual({});
    });

    it('are not none if Git can’t read them, and Git’s message is reported', async () => {
      commitAll(content.root);
      content.write('.git/config', '[');
      await expect(committedFiles(siteContent(content.root))).rejects.toThrow(
        /^Git can’t read earlier versions\. It says: fatal: bad config/,
      );
    });
  });

  const picture = 'images/quilt-dawn.webp';

  describe('the last committed version of a picture', () => {
    it('is that of HEAD', async () => {
      commitAll(content.root);
      const before = readFileSync(path.join(content.root, picture));
      content.remove(picture);
      const upload = await committedPicture(siteContent(content.root), picture);
      expect(upload?.base64).toBe(before.toString('base64'));
    });

    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'ab'.repeat(32)}\nsize 9\n`;

    it.each([
      ['is kept elsewhere', pointer, 'is kept elsewhere (by Git LFS), not on this computer.'],
      ['is empty', '', 'is empty or damaged.'],
      ['is a text', 'no picture', 'is empty or damaged.'],
    ])('says in a sentence that it %s', async (_, committed, message) => {
      content.write(picture, committed);
      commitAll(content.root);
      content.remove(picture);
      await expect(committedPicture(siteContent(content.root), picture)).rejects.toThrow(
        `The earlier version of “quilt-dawn” ${message}`,
      );
    });

    it('is the picture for which a pointer stands, if it is on this computer', async () => {
      const original = readFileSync(path.join(content.root, picture));
      const kept = path.join(content.root, '.kept');
      content.write('.kept', original);
      content.write('.gitattributes', '*.webp filter=elsewhere');
      git(content.root, 'init', '--quiet');
      git(content.root, 'config', 'filter.elsewhere.clean', `printf '${pointer}'`);
      git(content.root, 'config', 'filter.elsewhere.smudge', `cat '${kept}'`);
      commitAll(content.root);
      content.remove(picture);
      const upload = await committedPicture(siteContent(content.root), picture);
      expect(upload?.base64).toBe(original.toString('base64'));
    });

    it('is null for a symbolic link and a submodule', async () => {
      content.remove(picture);
      symlinkSync('valley-dawn.webp', path.join(content.root, picture));
      content.remove('contact.json');
      commitAll(content.root);
      const gitlink = `160000,${'1'.repeat(40)},contact.json`;
      git(content.root, 'update-index', '--add', '--cacheinfo', gitlink);
      git(content.root, 'commit', '--quiet', '--message', 'A submodule');
      content.remove(picture);
      expect(await committedPicture(siteContent(content.root), picture)).toBeNull();
      expect(await committedVersion(siteContent(content.root), 'contact.json')).toBeNull();
      expect(await committedFiles(siteContent(content.root))).not.toHaveProperty(['contact.json']);
    });

    it('is null without a commit, and for other files', async () => {
      expect(await committedPicture(siteContent(content.root), picture)).toBeNull();
      commitAll(content.root);
      expect(await committedPicture(siteContent(content.root), 'contact.json')).toBeNull();
      expect(
        await committedPicture(siteContent(content.root), 'images/../contact.json'),
      ).toBeNull();
    });
  });
});
