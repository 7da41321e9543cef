import { readdir } from 'node:fs/promises';
import type * as Files from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentForTests } from '../../tests/small-site/content-folder';
import { siteContent } from '../../tests/small-site/options';
import { checkTexts } from '../store/check-texts';
import { readContent } from './local-content';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof Files>('node:fs/promises');
  return { ...actual, readdir: jest.fn(actual.readdir) };
});

const content = contentForTests();

describe('the content on this computer', () => {
  it('has another version once a picture is another one, also of the same size', async () => {
    const read = async () => (await readContent(siteContent(content.root))).snapshot;
    const { version, pictures } = await read();
    expect((await read()).version).toBe(version);
    const [[name, picture] = ['', undefined]] = Object.entries(pictures);
    const { data, info } = await sharp(path.join(content.root, name))
      .negate()
      .webp()
      .toBuffer({ resolveWithObject: true });
    expect(picture).toMatchObject({ width: info.width, height: info.height });
    content.write(name, data);
    const changed = await read();
    expect(changed.version).not.toBe(version);
    content.remove(name);
    expect((await read()).version).not.toBe(changed.version);
  });

  it('has no file or picture that somebody deletes while the folder is read', async () => {
    const { readdir: list } = jest.requireActual<typeof Files>('node:fs/promises');
    const deleted = ['pages/about.json', 'images/quilt-dawn.webp'];
    jest.mocked(readdir).mockImplementationOnce(async (folder, options) => {
      const found = await list(folder, options);
      for (const file of deleted) content.remove(file);
      return found;
    });
    const { folder, snapshot } = await readContent(siteContent(content.root));
    expect(Object.keys(snapshot.files)).toContain('contact.json');
    expect({ ...snapshot.files, ...snapshot.pictures }).not.toHaveProperty([deleted[0]]);
    expect(snapshot.pictures).not.toHaveProperty([deleted[1]]);
    expect(folder.paths).not.toContain(deleted[0]);
  });

  it('has the text of a file that is in no collection, which is not damaged', async () => {
    content.write('notes.json', '{ "title": "Notes" }');
    const { files } = (await readContent(siteContent(content.root))).snapshot;
    expect(files['notes.json']).toBe('{ "title": "Notes" }');
    const problems = checkTexts(siteContent(content.root).model, files, {});
    const own = problems.filter(({ file }) => file === 'notes.json');
    expect(own.map(({ code }) => code)).toEqual(['file-ignored']);
  });
});
