import { collectionOf, childPart } from '../site/model';
import { entryName, fieldTitle, fileName } from './names';

const schema = collectionOf('pages/a.json')?.schema;
const banner = { type: 'banner', heading: '', action: { label: 'Go', href: '/' } };

it('names a file by its title, or else by its file name', () => {
  expect(fileName('pages/a.json', { title: 'News' })).toBe('News');
  expect(fileName('pages/a.json', { title: '' })).toBe('a');
});

it('names an entry by its kind if its texts are empty', () => {
  const sections = schema && childPart(schema, 'sections', [banner]);
  expect(entryName(sections && childPart(sections, 1, banner), banner)).toBe('Banner');
});

it('names a whole file', () => {
  expect(fieldTitle('pages/a.json', {}, '')).toBe('The whole file');
});
