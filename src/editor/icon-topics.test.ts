import { iconNames } from '../content/fields/icons';
import { iconTopics } from './icon-topics';

const meant = Object.values(iconTopics).flatMap((names) => names.split(' '));

it('names icons that there are, and each of them', () => {
  expect(new Set(meant)).toEqual(new Set(iconNames));
});
