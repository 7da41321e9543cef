import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* The documents must match the project. */

type Package = Readonly<
  Record<'scripts' | 'dependencies' | 'devDependencies' | 'overrides', Record<string, unknown>>
>;

const project = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { scripts, dependencies, devDependencies, overrides } = project;
const documents = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith('.md'),
);
const read = (file: string) => readFileSync(file, 'utf8');

it('gives a reason for each dependency and each override', () => {
  const reasons = read('docs/decisions.md');
  const [, overrideReasons = ''] = reasons.split('## Overrides');
  const overridden = Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys({ ...value }) : name,
  );
  const without = (text: string, names: readonly string[]) =>
    names.filter((name) => !text.includes(`\`${name}\``));
  expect(without(reasons, Object.keys({ ...dependencies, ...devDependencies }))).toEqual([]);
  expect(without(overrideReasons, overridden)).toEqual([]);
});

/** All matches of a pattern in a file: its first group. */
const found = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, name = '']) => name);

it.each(documents)('%s names only existing commands, files and folders', (file) => {
  const commands = found(file, /npm run ([\w:-]+)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const places = found(file, /`((?:src|content|tests|docs|scripts|static|eslint)\/[^`*\n]*)`/g);
  expect(places.filter((name) => !existsSync(name))).toEqual([]);
  const links = found(file, /\]\((?!https?:|\/)([^)#]+)/g);
  const targets = links.map((target) => path.join(path.dirname(file), target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

it.each([...workflows, 'netlify.toml'])('%s runs only existing commands', (file) => {
  const commands = found(file, /npm (?:run )?([\w:-]+)/g);
  expect(commands).not.toEqual([]);
  expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
