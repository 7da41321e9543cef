import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type * as Pictures from 'content-check/inspect-pictures';
import { inspectPicture } from 'content-check/inspect-pictures';
import sharp from 'sharp';
import { contentForTests } from '../../../tests/small-site/content-folder';
import { siteContent } from '../../../tests/small-site/options';
import { refusalOf } from '../refusal';
import { writeContent } from './write-content';

jest.mock('content-check/inspect-pictures', () => {
  const actual = jest.requireActual<typeof Pictures>('content-check/inspect-pictures');
  return { ...actual, inspectPicture: jest.fn(actual.inspectPicture) };
});

const content = contentForTests();
const at = (file: string) => path.join(content.root, file);
const contact = () => content.read('contact.json');
const withTown = (town: string) => contact().replace('Elizabeth', town);
const drafts = () => readdirSync(content.root).filter((name) => name.endsWith('.new'));

/** Writes changes. @returns the result, or the refusal */
const write = (...changes: readonly object[]) =>
  writeContent(siteContent(content.root), JSON.stringify(changes)).catch(refusalOf);
const saveContact = (before: string | null, text: string) =>
  write({ path: 'contact.json', before, text });
const webp = async (width: number) => {
  const image = { width, height: 400, channels: 3, background: '#456' } as const;
  return (await sharp({ create: image }).webp().toBuffer()).toString('base64');
};

describe('the server, asked to write', () => {
  /** Windows has no such names. */
  (path.sep === '/' ? it : it.skip)('deletes a picture with a backslash in its name', async () => {
    const name = 'images/quilt\\dusk.webp';
    copyFileSync(at('images/quilt-dawn.webp'), at(name));
    expect(await write({ path: name, base64: null })).toMatchObject({ result: 'done' });
    expect(existsSync(at(name))).toBe(false);
  });

  it('refuses a change that breaks another file', async () => {
    const before = content.read('pages/about.json');
    const answer = await write({ path: 'pages/about.json', before, text: null });
    expect(answer).toMatchObject({ result: 'mistakes' });
    expect(existsSync(at('pages/about.json'))).toBe(true);
  });

  it('reports an address that another page has at the page that was changed', async () => {
    const before = content.read('pages/about.json');
    const text = before.replace('"/about"', '"/contact"');
    expect(await write({ path: 'pages/about.json', before, text })).toMatchObject({
      result: 'mistakes',
      problems: [{ file: 'pages/about.json', field: 'path' }],
    });
  });

  it('ignores mistakes that other files had before', async () => {
    content.write('site.json', '{');
    expect(await saveContact(contact(), withTown('Elkins'))).toMatchObject({ result: 'done' });
  });

  it.each([
    ['invalid JSON', '['],
    ['no list', '{}'],
    ['another shape', '[{"path":"contact.json"}]'],
    ['a text as a picture', '[{"path":"images/new.webp","before":null,"text":"{}"}]'],
    ['a picture as a page', '[{"path":"pages/new.json","base64":"AAAA"}]'],
  ])('refuses %s', async (_, body) => {
    const files = () => readdirSync(content.root, { recursive: true });
    const before = files();
    await expect(writeContent(siteContent(content.root), body)).rejects.toMatchObject({
      status: 400,
    });
    expect(files()).toEqual(before);
  });

  describe('a file that has changed meanwhile', () => {
    it('isn’t overwritten even if it changes during the check', async () => {
      jest.mocked(inspectPicture).mockImplementationOnce(() => {
        content.replace('contact.json', 'Elizabeth', 'Beckley');
        return Promise.resolve({ width: 1400, height: 900 });
      });
      const before = contact();
      const answer = await write(
        { path: 'contact.json', before, text: before.replace('(304)', '(681)') },
        { path: 'images/new.webp', base64: 'AAAA' },
      );
      expect(answer).toEqual({ result: 'outdated' });
      expect(contact()).toContain('Beckley');
    });
  });

  describe('a picture', () => {
    it('is written as it is sent: encoded, or as it was in the history', async () => {
      const image = { width: 700, height: 400, channels: 3, background: '#456' } as const;
      const before = await sharp({ create: image }).jpeg().toBuffer();
      await write({ path: 'images/valley.jpg', base64: before.toString('base64') });
      expect(readFileSync(at('images/valley.jpg')).equals(before)).toBe(true);
    });

    it('is deleted, unless a page uses it', async () => {
      await write({ path: 'images/new.webp', base64: await webp(900) });
      expect(await write({ path: 'images/quilt-dawn.webp', base64: null })).toMatchObject({
        result: 'mistakes',
      });
      expect(await write({ path: 'images/new.webp', base64: null })).toMatchObject({
        result: 'done',
      });
      const pictures = readdirSync(at('images'));
      expect(pictures).toContain('quilt-dawn.webp');
      expect(pictures).not.toContain('new.webp');
    });

    it('is refused if it is too small for its page', async () => {
      const before = content.read('pages/about.json');
      const text = before.replace('quilt-dawn.webp', 'tiny.webp');
      const answer = await write(
        { path: 'images/tiny.webp', base64: await webp(300) },
        { path: 'pages/about.json', before, text },
      );
      expect(answer).toMatchObject({ result: 'mistakes' });
    });

    it('is refused if it can’t be decoded', async () => {
      const base64 = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
      expect(await write({ path: 'images/new.webp', base64 })).toMatchObject({
        result: 'mistakes',
        problems: [{ file: 'images/new.webp' }],
      });
      expect(readdirSync(at('images'))).not.toContain('new.webp');
    });
  });

  /** Runs as a user without permissions: root may write everywhere. */
  async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
    if (process.getuid?.() !== 0) return work();
    chmodSync(path.dirname(content.root), 0o755);
    process.seteuid?.(65_534);
    try {
      return await work();
    } finally {
      process.seteuid?.(0);
    }
  }

  it.each([
    ['a read-only folder', '.', 0o555],
    ['a read-only file', 'contact.json', 0o444],
    ['an unreadable file', 'contact.json', 0],
  ])('reports %s, and changes nothing', async (_, file, mode) => {
    const before = contact();
    chmodSync(content.root, 0o777);
    const { mode: usual } = statSync(at(file));
    chmodSync(at(file), mode);
    const answer = await asNobody(() => saveContact(before, before.replace('Elizabeth', 'Elkins')));
    chmodSync(at(file), usual);
    expect(answer).toMatchObject({
      status: 507,
      message: 'You don’t have permission for “contact”.',
    });
    expect(contact()).toBe(before);
    expect(drafts()).toEqual([]);
  });

  it('reports a folder in the place of a file, and writes nothing', async () => {
    const before = contact();
    content.remove('contact.json');
    mkdirSync(at('contact.json'));
    expect(await saveContact(null, before)).toMatchObject({
      status: 507,
      message: '“contact” is a folder but should be a file, or the other way around.',
    });
    expect(drafts()).toEqual([]);
  });
});
