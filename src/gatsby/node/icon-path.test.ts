import { iconNames } from '../../content-model/icons';
import { iconPath } from './icon-path';

it.each(iconNames)('draws the icon %s that content may name', (name) => {
  expect(iconPath(name)).toMatch(/^[Mm][\d.,\sA-Za-z-]+$/);
});

it('refuses a name the library does not have', () => {
  expect(() => iconPath('no-such-icon')).toThrow('no-such-icon');
});
