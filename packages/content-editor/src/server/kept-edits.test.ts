import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentForTests } from '../../tests/small-site/content-folder';
import { siteModel } from '../../tests/small-site/model';
import { keepEdits, readEdits } from './kept-edits';

const content = contentForTests();
const keep = (...changes: readonly unknown[]) =>
  keepEdits({ model: siteModel, edits: content.edits }, JSON.stringify(changes));

const place = { base: '{}', value: { location: 'Beckley, WV' } };
const picture = { base: null, value: { base64: 'AAAA', width: 4, height: 3 } };

describe('the folder of what is edited', () => {
  it('keeps what is edited, and forgets what is edited no more', async () => {
    await keep(['contact.json', place], ['images/new.webp', picture]);
    expect(new Map(await readEdits(content.edits))).toEqual(
      new Map<string, unknown>([
        ['contact.json', place],
        ['images/new.webp', picture],
      ]),
    );
    await keep(['contact.json', null]);
    expect(await readEdits(content.edits)).toEqual([['images/new.webp', picture]]);
  });

  it('has nothing where nothing was edited', async () => {
    expect(await readEdits(content.edits)).toEqual([]);
  });

  it('is ignored by Git, and leaves the content alone', async () => {
    const before = content.read('contact.json');
    await keep(['contact.json', place]);
    expect(readFileSync(path.join(content.edits, '.gitignore'), 'utf8')).toBe('*\n');
    expect(content.read('contact.json')).toBe(before);
  });

  it('writes down once that Git ignores it', async () => {
    await keep(['contact.json', place]);
    const file = path.join(content.edits, '.gitignore');
    writeFileSync(file, '*\n# ours\n');
    await keep(['contact.json', null]);
    expect(readFileSync(file, 'utf8')).toContain('# ours');
  });

  it('leaves a damaged file as it is, and reads the others', async () => {
    await keep(['contact.json', place], ['site.json', place]);
    writeFileSync(path.join(content.edits, 'site.json.json'), '{');
    expect(await readEdits(content.edits)).toEqual([['contact.json', place]]);
    expect(readdirSync(content.edits)).toContain('site.json.json');
  });

  it.each([
    ['a file', 'contact.json.json'],
    ['the folder', ''],
  ])('doesn’t take %s that can’t be read for one that is not there', async (_, name) => {
    await keep(['contact.json', place]);
    const file = path.join(content.edits, name);
    rmSync(file, { recursive: true });
    // a link to itself
    symlinkSync(path.basename(file), file);
    await expect(readEdits(content.edits)).rejects.toMatchObject({ code: 'ELOOP' });
  });

  it('keeps what has any name that a file of the content may have', async () => {
    const names = ['IMG_1234.JPG', 'our photo.webp', 'team/Anna.json/anna.png', 'Frühling [1].jpg'];
    const edits = names.map((name) => [`images/${name}`, { base: null, value: null }] as const);
    await keep(...edits);
    expect(new Map(await readEdits(content.edits))).toEqual(new Map(edits));
  });

  it('keeps the others if one can’t be kept, as long as that stays edited', async () => {
    const long = `images/${'x'.repeat(250)}.jpg`;
    await expect(
      keep(['../secret.json', place], [long, picture], ['contact.json', place]),
    ).rejects.toThrow('The site has no place for “../secret.json”.');
    expect(await readEdits(content.edits)).toEqual([['contact.json', place]]);
    await expect(keep([long, picture], ['site.json', place])).rejects.toMatchObject({
      code: 'ENAMETOOLONG',
    });
    expect(new Map(await readEdits(content.edits)).get('site.json')).toEqual(place);
    expect(await keep(['../secret.json', null], ['contact.json', null])).toBeNull();
  });

  it('reads what was kept before there were formats', async () => {
    await keep(['site.json', place]);
    writeFileSync(path.join(content.edits, 'contact.json.json'), JSON.stringify(place));
    expect(new Map(await readEdits(content.edits)).get('contact.json')).toEqual(place);
  });

  it('refuses to read what another version of the editor has kept, and leaves it as it is', async () => {
    await keep(['contact.json', place], ['site.json', place]);
    const file = path.join(content.edits, 'site.json.json');
    const { format, ...edit } = JSON.parse(readFileSync(file, 'utf8')) as { format: number };
    const kept = JSON.stringify({ format: format + 1, ...edit });
    writeFileSync(file, kept);
    await expect(readEdits(content.edits)).rejects.toThrow('another version of the editor');
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  it.each([
    ['out of the folder', ['../secret.json', place]],
    ['of no collection', ['notes/a.json', place]],
    ['that is no edit', ['contact.json', 'Beckley']],
  ])('refuses a change %s', async (_, change) => {
    await expect(keep(change)).rejects.toMatchObject({ status: 400 });
    expect(await readEdits(content.edits)).toEqual([]);
  });
});
