import { firstDifference } from './difference';
import type { Json } from './json';

const one = { heading: 'One', words: ['a', 'b'] };
const two = { heading: 'Two' };
const page = { title: 'News', sections: [one, two] } as const;
const pageWith = (...sections: object[]) => ({ ...page, sections }) as Json;

it.each<[string, Json | undefined, string]>([
  ['a text', { ...page, title: 'Old' }, 'title'],
  ['a removed field', { sections: page.sections }, 'title'],
  ['a text inside', pageWith(one, { heading: 'Three' }), 'sections[1].heading'],
  ['a removed entry', pageWith(two), 'sections[0]'],
  ['an added entry', pageWith(one, two, { heading: 'Three' }), 'sections[2]'],
  ['nothing', page, ''],
  ['a whole file', undefined, ''],
])('finds %s', (_, after, field) => {
  expect(firstDifference(page, after, '')).toBe(field);
});
