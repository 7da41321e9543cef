import * as z from 'zod';
import editor from '../../../tests/small-site/editor.config';
import { identityOf } from '../identity';
import { type Entry, isList } from '../json';
import {
  fileOf,
  filesIn,
  referenceTo,
  withFiles,
  withNames,
  entryWithFiles,
  withoutRemovedReferences,
} from './references';

const about = 'pages/about (new) 100%.json';

const page = (...links: string[]): Entry => ({
  path: '/',
  sections: [{ type: 'hero', actions: links.map((href) => ({ label: 'Go', href })) }],
});

const fileNamed = (collection: string, name: string) =>
  collection === 'pages' && name === '/about' ? about : undefined;

const nameOf = (file: string) => (file === about ? '/moved' : undefined);

const inFile = (entry: Entry) => entryWithFiles(editor.model, 'pages/home.json', entry, fileNamed);

it('means the same file with any name', () => {
  expect(fileOf(referenceTo(about))).toBe(about);
  expect(fileOf(`${referenceTo(about)}#part`)).toBe(about);
});

it.each(['', 'about', '/about', '\0', '\0about', 'about\0\0'])('is not “%s”', (text) => {
  expect(fileOf(text)).toBeUndefined();
});

it('is named as its file is, with its anchor', () => {
  const held = inFile(page('/about', '/about#part', '/other', 'https://a.example/about'));
  expect(withNames(held, nameOf)).toEqual(
    page('/moved', '/moved#part', '/other', 'https://a.example/about'),
  );
});

it('stays in texts that mean nothing', () => {
  const entry = page('/other');
  expect(inFile(entry)).toBe(entry);
  expect(withNames(entry, nameOf)).toBe(entry);
});

it('stays as it is when its entry is read again', () => {
  const held = inFile(page('/about'));
  expect(inFile(held)).toBe(held);
});

it('keeps the identity of what it is in', () => {
  const held = inFile(page('/about'));
  const keys = ({ sections = null }: Entry) => (isList(sections) ? sections.map(identityOf) : []);
  expect(keys(held)).toHaveLength(1);
  expect(keys(withNames(held, nameOf))).toEqual(keys(held));
});

it('is found', () => {
  expect([...filesIn(inFile(page('/about', '/other')))]).toEqual([about]);
});

it('is no part of a value without a schema', () => {
  expect(withFiles(undefined, '/about', fileNamed)).toBe('/about');
  expect(withFiles(z.string(), '/about', fileNamed)).toBe('/about');
});

describe('a reference to a file that is gone', () => {
  const services = 'services/audits.json';
  const entry = { path: '/', sections: [{ type: 'service-cards', services: ['audits', 'other'] }] };
  const held = entryWithFiles(editor.model, 'pages/home.json', entry, (collection, name) =>
    collection === 'services' && name === 'audits' ? services : undefined,
  );

  it('goes, where the format says so', () => {
    const entries = withoutRemovedReferences(editor.model, { 'pages/home.json': held }, () => true);
    expect(entries['pages/home.json']?.sections).toMatchObject([{ services: ['other'] }]);
  });

  it('stays, where the format says so', () => {
    const entries = { 'pages/home.json': inFile(page('/about')) };
    expect(withoutRemovedReferences(editor.model, entries, () => true)).toEqual(entries);
  });

  it('stays as long as the file is there', () => {
    const entries = { 'pages/home.json': held };
    expect(withoutRemovedReferences(editor.model, entries, () => false)).toBe(entries);
  });
});
