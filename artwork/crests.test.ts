import { crests } from '../src/decorations/crests';
import { crestPath } from './crest';
import { crestShapes } from './crests';

test('the crests in the theme are the ones that the artwork draws', () => {
  const drawn = Object.entries(crestShapes).map(([name, crest]) => [name, crestPath(crest)]);
  expect(crests).toEqual(Object.fromEntries(drawn));
});
