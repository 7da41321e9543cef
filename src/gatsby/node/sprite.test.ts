import { buildFolder } from '../../../tests/helpers/build-folder';
import { drawingNames } from '../../content-model/drawings';
import { iconNames } from '../../content-model/icons';
import { iconPath, iconsIn, spriteWith } from './sprite';

const names = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('holds every place that a service may name', () => {
  expect(names(spriteWith([]))).toEqual(
    expect.arrayContaining(drawingNames.map((name) => `place-${name}`)),
  );
});

it('holds the icons asked for and no others', () => {
  const icons = names(spriteWith(['compass'])).filter((name) => name?.startsWith('icon-'));
  expect(icons).toEqual(['icon-compass']);
});

it('finds the icons that content names', () => {
  expect([...iconsIn('tests/fixture/content', false)]).toEqual(
    expect.arrayContaining(['scales', 'github-logo']),
  );
});

describe('in a folder', () => {
  const content = buildFolder();

  it('finds them however the file is laid out', () => {
    content.write('audits.json', '{ "icon" : "scales", "draft"\n: false }');
    content.write('barn.json', '{"icon":"barn","draft" :true}');
    expect([...iconsIn(content.path(), false)]).toEqual(['scales']);
  });

  it('finds none in a folder that is named like a file', () => {
    content.write('old.json/audits.txt', '{ "icon": "scales" }');
    expect([...iconsIn(content.path(), false)]).toEqual([]);
  });

  it.each([
    [true, ['scales', 'barn']],
    [false, ['scales']],
  ])('takes icons only where drafts are shown: %s', (drafts, icons) => {
    content.write('audits.json', '{ "icon": "scales", "draft": false }');
    content.write('barn.json', '{ "icon": "barn", "draft": true }');
    expect([...iconsIn(content.path(), drafts)]).toEqual(icons);
  });
});

it.each(iconNames)('draws the icon %s that content may name', (name) => {
  expect(iconPath(name)).toMatch(/^[Mm][\d.,\sA-Za-z-]+$/);
});

it('refuses a name the library does not have', () => {
  expect(() => iconPath('no-such-icon')).toThrow('no-such-icon');
});
