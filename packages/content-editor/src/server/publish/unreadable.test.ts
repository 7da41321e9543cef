import { rmSync } from 'node:fs';
import path from 'node:path';
import { siteForTests } from '../../../tests/helpers/published-site';
import { committedVersion } from '../history/committed';
import { readHistory } from '../history/read-history';
import { publicStateOf } from './public-state';
import { publish } from './publish';

/* A folder whose repository Git refuses to read, or can't. */

const { mine } = siteForTests();
const contact = 'content/contact.json';

const message = 'Contact';

/** Deletes an object of Git's, as a disk may that is damaged. */
function loseObject(name: string): void {
  const id = mine.git('rev-parse', name).trim();
  mine.remove(path.join('.git/objects', id.slice(0, 2), id.slice(2)));
}

afterEach(() => {
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
});

describe('a repository that can’t be read', () => {
  describe.each([
    [
      'belongs to somebody else',
      // what Git's own tests do
      () => (process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'),
      'detected dubious ownership in repository',
    ],
    ['has settings that are damaged', () => mine.write('.git/config', '['), 'bad config line'],
    ['has lost its branch', () => mine.write('.git/refs/heads/main', ''), 'appears to be broken'],
    ['has lost its last commit', () => loseObject('HEAD'), 'bad object HEAD'],
    [
      'has lost its start',
      () => rmSync(path.join(mine.folder, '.git/HEAD')),
      'not a git repository',
    ],
  ])('a folder that %s', (_, damage, reason) => {
    it('says so where it can’t be published, or has no history', async () => {
      damage();
      const refused = { code: 'unreadable', details: expect.stringContaining(reason) as string };
      const { obstacle } = await publicStateOf(mine.content);
      expect(obstacle).toEqual(refused);
      expect(await publish(mine.content, { message, writes: [] })).toEqual({
        result: 'refused',
        ...refused,
      });
      const words = new RegExp(`^Git can’t read earlier versions. It says: .*${reason}`);
      await expect(readHistory(mine.content, '{}')).rejects.toThrow(words);
      await expect(committedVersion(mine.content, 'contact.json')).rejects.toThrow(words);
    });
  });

  it('says why Git fails in the middle of a publication', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.git('config', 'commit.gpgSign', 'true');
    mine.git('config', 'gpg.program', 'false');
    expect(await publish(mine.content, { message, writes: [] })).toEqual({
      result: 'refused',
      code: 'commit',
      details: 'error: gpg failed to sign the data\nfatal: failed to write commit object',
    });
  });

  it('says why Git can’t read what is public', async () => {
    loseObject('HEAD^{tree}');
    expect((await publicStateOf(mine.content)).obstacle).toEqual({
      code: 'unreadable',
      details: expect.stringContaining('not a tree object') as string,
    });
  });

  it('says why Git can’t compare the folder with what is public', async () => {
    mine.write('.git/index', 'damaged');
    expect((await publicStateOf(mine.content)).obstacle).toEqual({
      code: 'failed',
      details: expect.stringContaining('index file') as string,
    });
  });
});
