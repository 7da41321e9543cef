import { readFileSync } from 'node:fs';

/* What is installed: of some packages only one version, and nothing from elsewhere. */

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly resolved?: string; readonly link?: boolean }>
  >;
};

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as Lock;

it.each(['sharp', 'react', 'react-dom', 'styled-components', 'framer-motion'])(
  'installs %s only once',
  (name) => {
    const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
    expect(places).toEqual([`node_modules/${name}`]);
  },
);

it('installs packages only from the npm registry', () => {
  const sources = Object.values(packages).filter(({ link }) => !link);
  const registry = /^$|^https:\/\/registry\.npmjs\.org\//;
  expect(sources.filter(({ resolved = '' }) => !registry.test(resolved))).toEqual([]);
});
