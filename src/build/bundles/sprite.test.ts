import * as z from 'zod';
import { buildFolder } from 'unit-testing/build-folder';
import { drawingNames } from '../../scenes/card-landscape/schema';
import { collections } from '../../model/collections';
import { iconName, iconNames } from '../../fields/icons';
import { iconPath, iconsIn, spriteWith } from './sprite';

const names = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('has every drawing of a card that content may name', () => {
  expect(names(spriteWith([]))).toEqual(
    expect.arrayContaining(drawingNames.map((name) => `card-${name}`)),
  );
});

it('has only the given icons', () => {
  const icons = names(spriteWith(['compass'])).filter((name) => name?.startsWith('icon-'));
  expect(icons).toEqual(['icon-compass']);
});

it('finds the icons that the content uses', async () => {
  expect([...(await iconsIn(collections, 'tests/fixture/content'))]).toEqual(
    expect.arrayContaining(['scales', 'github-logo']),
  );
});

describe('the icons of a folder', () => {
  const content = buildFolder();
  const services = [
    {
      name: 'services',
      path: 'services/',
      schema: z.strictObject({ badge: iconName, title: z.string() }),
    },
  ];
  const icons = async () => [...(await iconsIn(services, content.path()))];

  it('are found by the schema, whatever the name of a field', async () => {
    content.write('services/audits.json', '{ "badge": "scales", "title": "barn" }');
    expect(await icons()).toEqual(['scales']);
  });

  it('ignore a folder whose name ends with .json', async () => {
    content.write('services/old.json/audits.txt', '{ "badge": "scales" }');
    expect(await icons()).toEqual([]);
  });
});

it('has path data for each icon', () => {
  for (const name of iconNames) expect(iconPath(name)).toMatch(/^[Mm][\d.,\sA-Za-z-]+$/);
});

it('says what writes the path of an icon that has none', () => {
  expect(() => iconPath('no-such-icon')).toThrow(
    '"no-such-icon" has no path. Run `npm run generate`',
  );
});
