import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { contentForTests } from '../../../tests/small-site/content-folder';
import { writeFiles } from './write-files';

const content = contentForTests();
const file = 'contact.json';
const at = (place: string) => path.join(content.root, place);
const write = (...writes: Parameters<typeof writeFiles>[1]) => writeFiles(content.root, writes);
const json = Buffer.from('{}');
/** A file in the place of a folder, which can’t be written. */
const impossible = { path: 'images', bytes: json };
const drafts = () => readdirSync(content.root).filter((name) => name.endsWith('.new'));

describe('the writing of files', () => {
  describe('a symbolic link', () => {
    /** A file outside the content folder. */
    const linked = (name: string, text: string) => {
      const target = path.join(content.root, '..', name);
      writeFileSync(target, text);
      return target;
    };

    it('isn’t followed by a write', async () => {
      const target = linked('elsewhere.json', 'private');
      content.remove(file);
      symlinkSync(target, at(file));
      await expect(write({ path: file, bytes: json })).rejects.toThrow(
        'is a link to another place',
      );
      expect(readFileSync(target, 'utf8')).toBe('private');
    });

    it('isn’t deleted', async () => {
      symlinkSync(linked('elsewhere.json', '{}'), at('pages/linked.json'));
      const deleted = write({ path: 'pages/linked.json', bytes: null });
      await expect(deleted).rejects.toThrow('is a link to another place');
      expect(lstatSync(at('pages/linked.json')).isSymbolicLink()).toBe(true);
    });

    it('isn’t followed in the place of a folder', async () => {
      const target = path.join(content.root, '..', 'pictures');
      mkdirSync(target, { recursive: true });
      rmSync(at('images'), { recursive: true });
      symlinkSync(target, at('images'));
      const written = write({ path: 'images/new.webp', bytes: json });
      await expect(written).rejects.toThrow('is a link to another place');
      expect(readdirSync(target)).toEqual([]);
    });

    it('isn’t followed in the place of a folder in which another one is missing', async () => {
      const target = path.join(content.root, '..', 'elsewhere');
      mkdirSync(target);
      symlinkSync(target, at('images/team'));
      const written = write({ path: 'images/team/new/anna.webp', bytes: json });
      await expect(written).rejects.toThrow('is a link to another place');
      expect(readdirSync(target)).toEqual([]);
    });

    it('isn’t followed in the place of the temporary file', async () => {
      const target = linked('elsewhere.txt', 'kept');
      symlinkSync(target, at('.contact.json.new'));
      await write({ path: file, bytes: json });
      expect(readFileSync(target, 'utf8')).toBe('kept');
      expect(content.read(file)).toBe('{}');
      expect(lstatSync(at(file)).isFile()).toBe(true);
    });
  });

  describe.each([0o640, 0o600, 0o664])('a file with the permissions %o', (mode) => {
    const permissions = () => statSync(at(file)).mode & 0o777;
    beforeEach(() => chmodSync(at(file), mode));

    it('keeps them when it is written', async () => {
      await write({ path: file, bytes: json });
      expect([content.read(file), permissions()]).toEqual(['{}', mode]);
    });

    it.each([json, null])('keeps them when %j is rolled back', async (bytes) => {
      await expect(write({ path: file, bytes }, impossible)).rejects.toThrow('EISDIR');
      expect(permissions()).toBe(mode);
    });
  });

  it('rolls back all files if one can’t be written', async () => {
    const before = content.read(file);
    await expect(write({ path: file, bytes: json }, impossible)).rejects.toThrow('EISDIR');
    expect(content.read(file)).toBe(before);
    expect(drafts()).toEqual([]);
  });

  describe('files that are put back', () => {
    it('are as they were, new ones and deleted ones, too, and those that were formatted since', async () => {
      const added = 'pages/added.json';
      const before = content.read(file);
      const gone = content.read('site.json');
      const putBack = await write(
        { path: file, bytes: Buffer.from('{"phone":"1"}') },
        { path: added, bytes: json },
        { path: 'site.json', bytes: null },
      );
      writeFileSync(at(file), '{ "phone": "1" }\n');
      await putBack();
      expect([content.read(file), content.read('site.json')]).toEqual([before, gone]);
      expect(existsSync(at(added))).toBe(false);
    });

    it('are none that somebody has saved, deleted or made anew since', async () => {
      const about = 'pages/about.json';
      const putBack = await write(
        { path: file, bytes: json },
        { path: about, bytes: json },
        { path: 'site.json', bytes: null },
      );
      writeFileSync(at(file), '{ "phone": "2" }');
      rmSync(at(about));
      writeFileSync(at('site.json'), 'anew');
      await putBack();
      expect([content.read(file), content.read('site.json')]).toEqual(['{ "phone": "2" }', 'anew']);
      expect(existsSync(at(about))).toBe(false);
    });
  });

  it('leaves no temporary file if writing fails', async () => {
    const bytes = {} as Uint8Array;
    await expect(write({ path: file, bytes })).rejects.toThrow();
    expect(drafts()).toEqual([]);
  });
});
