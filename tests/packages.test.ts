import { readFileSync } from 'node:fs';

/* Exactly the chosen packages are installed: these versions, and of some packages only one. */

type Project = Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
type Lock = { readonly packages: Readonly<Record<string, { readonly resolved?: string }>> };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const project = read('package.json') as Project;
const { packages } = read('package-lock.json') as Lock;

it('names exact versions', () => {
  const versions = Object.values({ ...project.dependencies, ...project.devDependencies });
  const exact = /^(?:npm:typescript@)?\d+\.\d+\.\d+$/;
  expect(versions.filter((version) => !exact.test(version))).toEqual([]);
});

it.each(['sharp', 'react', 'react-dom', 'styled-components', 'framer-motion'])(
  'installs %s only once',
  (name) => {
    const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
    expect(places).toEqual([`node_modules/${name}`]);
  },
);

it('installs packages only from the npm registry', () => {
  const sources = Object.values(packages).map(({ resolved = '' }) => resolved);
  const registry = /^$|^https:\/\/registry\.npmjs\.org\//;
  expect(sources.filter((source) => !registry.test(source))).toEqual([]);
});
