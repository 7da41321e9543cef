import { collectionOf } from 'content-check/collection';
import { childPart } from 'content-check/schema-traversal';
import * as z from 'zod';
import { siteModel } from '../../tests/small-site/model';
import { displayValue } from './changes/display-value';
import { titleOfEntry, titleOfField, titleOfFile } from './titles';

const schema = collectionOf(siteModel, 'pages/a.json')?.schema;
const banner = { type: 'banner', heading: '', action: { label: 'Go', href: '/' } };

describe('a title', () => {
  it('names a file by its title, or else by its file name', () => {
    expect(titleOfFile(siteModel, 'pages/a.json', { title: 'News' })).toBe('News');
    expect(titleOfFile(siteModel, 'pages/a.json', { title: '' })).toBe('a');
    expect(titleOfFile(siteModel, 'pages/a.json', { title: '\u3164' })).toBe('a');
  });

  it('names an entry by its kind if its texts are empty', () => {
    const sections = schema && childPart(schema, 'sections', [banner]);
    expect(titleOfEntry(sections && childPart(sections, 1, banner), banner)).toBe('Banner');
  });

  it('names an entry without a heading by the first words of a long text', () => {
    const text =
      'Good tools have always made hard work a little lighter, and AI can be one of them.';
    const long = { type: 'hero', heading: '', lede: text };
    const sections = schema && childPart(schema, 'sections', [long]);
    expect(titleOfEntry(sections && childPart(sections, 0, long), long)).toBe(
      'Hero: Good tools have always made hard work a little lighter, and AI can be one of…',
    );
  });

  it('names an entry without a heading by its first text, also one without a format', () => {
    const day = z.strictObject({
      shift: z.enum(['early', 'late']),
      day: z.string(),
      note: z.string(),
    });
    const value = { shift: 'late', day: 'Saturday', note: 'Closed at noon.' };
    expect(titleOfEntry(day.meta({ title: 'Day' }), value)).toBe('Day: Saturday');
  });

  it('names a paragraph by its text without marks', () => {
    const prose = { type: 'prose', heading: '', paragraphs: ['## Our [*work*](/services)'] };
    const section = schema && childPart(schema, 'sections', [prose]);
    const part = section && childPart(section, 1, prose);
    const list = part && childPart(part, 'paragraphs', prose.paragraphs);
    const [paragraph = ''] = prose.paragraphs;
    expect(titleOfEntry(list && childPart(list, 0, paragraph), paragraph)).toBe('Our work');
    expect(displayValue(list, prose.paragraphs)).toBe('“Our work”');
  });

  it('names a whole file', () => {
    expect(titleOfField(siteModel, 'pages/a.json', {}, '')).toBe('The whole file');
  });
});
