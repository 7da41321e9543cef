import { existsSync, readdirSync, readFileSync } from 'node:fs';

/* Exactly the chosen packages are installed: these versions, and of some packages only one. */

type Project = {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly resolved?: string; readonly link?: boolean }>
  >;
};

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as Lock;

/** The root and its workspaces. */
const projects = [
  'package.json',
  ...['packages', 'plugins']
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/package.json`))
    .filter(existsSync),
].map((file) => read(file) as Project);

it.each(projects)('$name names exact versions', ({ dependencies, devDependencies }) => {
  const versions = Object.values({ ...dependencies, ...devDependencies });
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
  const sources = Object.values(packages).filter(({ link }) => !link);
  const registry = /^$|^https:\/\/registry\.npmjs\.org\//;
  expect(sources.filter(({ resolved = '' }) => !registry.test(resolved))).toEqual([]);
});
