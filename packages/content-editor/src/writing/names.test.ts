import * as z from 'zod';
import { collectionOf } from 'content-check/collection';
import { childPart } from 'content-check/schema-traversal';
import { siteModel } from '../../tests/small-site/model';
import { displayValue, entryName, fieldTitle, fileName } from './names';

const schema = collectionOf(siteModel, 'pages/a.json')?.schema;
const banner = { type: 'banner', heading: '', action: { label: 'Go', href: '/' } };

it('names a file by its title, or else by its file name', () => {
  expect(fileName(siteModel, 'pages/a.json', { title: 'News' })).toBe('News');
  expect(fileName(siteModel, 'pages/a.json', { title: '' })).toBe('a');
  expect(fileName(siteModel, 'pages/a.json', { title: '\u3164' })).toBe('a');
});

it('names an entry by its kind if its texts are empty', () => {
  const sections = schema && childPart(schema, 'sections', [banner]);
  expect(entryName(sections && childPart(sections, 1, banner), banner)).toBe('Banner');
});

it('names a paragraph by its text without marks', () => {
  const prose = { type: 'prose', heading: '', paragraphs: ['## Our [*work*](/services)'] };
  const section = schema && childPart(schema, 'sections', [prose]);
  const part = section && childPart(section, 1, prose);
  const list = part && childPart(part, 'paragraphs', prose.paragraphs);
  const [paragraph = ''] = prose.paragraphs;
  expect(entryName(list && childPart(list, 0, paragraph), paragraph)).toBe('Our work');
  expect(displayValue(list, prose.paragraphs)).toBe('“Our work”');
});

it.each([
  ['starts', 'other words', /^“one, .*…”$/],
  [
    'differs in the middle',
    `${'one, '.repeat(25)}2, ${'one, '.repeat(25)}`,
    /^“….* two, one,.*…”$/,
  ],
  ['differs at the end', `${'one, '.repeat(25)}two, ${'one, '.repeat(25)}end`, /^“….*one, ”$/],
  ['is longer', `${'one, '.repeat(25)}two, `, /^“….*one, two, one, .*…”$/],
])('shows where a long text %s', (_, changed, shown) => {
  const text = `${'one, '.repeat(25)}two, ${'one, '.repeat(25)}`;
  expect(displayValue(undefined, text, changed)).toMatch(shown);
  expect(displayValue(undefined, text, changed).length).toBeLessThan(95);
});

it('names a whole file', () => {
  expect(fieldTitle(siteModel, 'pages/a.json', {}, '')).toBe('The whole file');
});

it('shows a number, which its field names', () => {
  const serves = z.number().meta({ title: 'Serves', description: 'People.' });
  expect(displayValue(serves, 4)).toBe('“4”');
});
