import { buildFolder } from '../../../tests/helpers/unit/build-folder';
import { drawingNames } from '../../scenes/card-shelf/schema';
import { iconNames } from '../../content-model/icons';
import { iconPath, iconsIn, spriteWith } from './sprite';

const names = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('has every place drawing of the content model', () => {
  expect(names(spriteWith([]))).toEqual(
    expect.arrayContaining(drawingNames.map((name) => `place-${name}`)),
  );
});

it('has only the given icons', () => {
  const icons = names(spriteWith(['compass'])).filter((name) => name?.startsWith('icon-'));
  expect(icons).toEqual(['icon-compass']);
});

it('finds the icons that the content uses', () => {
  expect([...iconsIn('tests/fixture/content', false)]).toEqual(
    expect.arrayContaining(['scales', 'github-logo']),
  );
});

describe('the icons of a folder', () => {
  const content = buildFolder();

  it('are found whatever the formatting of a file', () => {
    content.write('audits.json', '{ "icon" : "scales", "draft"\n: false }');
    content.write('barn.json', '{"icon":"barn","draft" :true}');
    expect([...iconsIn(content.path(), false)]).toEqual(['scales']);
  });

  it('ignore a folder whose name ends with .json', () => {
    content.write('old.json/audits.txt', '{ "icon": "scales" }');
    expect([...iconsIn(content.path(), false)]).toEqual([]);
  });

  it.each([
    [true, ['scales', 'barn']],
    [false, ['scales']],
  ])('include those of drafts only if drafts are shown: %s', (drafts, icons) => {
    content.write('audits.json', '{ "icon": "scales", "draft": false }');
    content.write('barn.json', '{ "icon": "barn", "draft": true }');
    expect([...iconsIn(content.path(), drafts)]).toEqual(icons);
  });
});

it.each(iconNames)('has path data for the icon %s', (name) => {
  expect(iconPath(name)).toMatch(/^[Mm][\d.,\sA-Za-z-]+$/);
});

it('throws for a name that the library does not have', () => {
  expect(() => iconPath('no-such-icon')).toThrow('no-such-icon');
});
