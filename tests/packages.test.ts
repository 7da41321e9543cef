import { readFileSync } from 'node:fs';

/* What is installed is what was chosen: these versions, and of some packages only one. */

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
  'there is one %s',
  (name) => {
    const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
    expect(places).toEqual([`node_modules/${name}`]);
  },
);

it('takes packages from the registry and from nowhere else', () => {
  const sources = Object.values(packages).map(({ resolved = '' }) => resolved);
  const registry = /^$|^https:\/\/registry\.npmjs\.org\//;
  expect(sources.filter((source) => !registry.test(source))).toEqual([]);
});
