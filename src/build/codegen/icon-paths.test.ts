import { iconPaths } from './icon-paths';

it('has the path of an icon in its bold weight', () => {
  const paths = JSON.parse(iconPaths(['compass'])) as Readonly<Record<string, string>>;
  expect(paths).toEqual({ compass: expect.stringMatching(/^M128 20a108/) as string });
});

it('says which name Phosphor Icons does not have, and where its names are', () => {
  expect(() => iconPaths(['compass', 'cofee'])).toThrow(
    'Phosphor Icons has no icon "cofee", which src/fields/icons.ts lists. Its names are at https://phosphoricons.com.',
  );
});
