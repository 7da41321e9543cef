import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* What the documents say of the project must stay true. */

type Package = Readonly<
  Record<'scripts' | 'dependencies' | 'devDependencies' | 'overrides', Record<string, unknown>>
>;

const project = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { scripts, dependencies, devDependencies, overrides } = project;
const documents = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)];
const read = (file: string) => readFileSync(file, 'utf8');

/** The names in code style of a text, such as `zod`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
}

it('begins with the two commands', () => {
  expect(read('README.md')).toMatch(/^# .+\n\n```sh\nnpm start .*\nnpm test .*\n```/);
});

it.each(Object.keys({ ...dependencies, ...devDependencies }))('gives a reason for %s', (name) => {
  expect(namesIn(read('docs/decisions.md'))).toContain(name);
});

it.each(Object.keys(overrides).filter((name) => name !== 'gatsby'))(
  'gives a reason for the override of %s',
  (name) => {
    const [, reasons = ''] = read('docs/decisions.md').split('## Overrides');
    expect(namesIn(reasons)).toContain(name);
  },
);

it.each(documents)('%s names only commands that there are', (file) => {
  const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

it.each([...workflows, 'netlify.toml'])('%s runs only commands that there are', (file) => {
  const named = [...read(file).matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
  const known = ['ci', ...Object.keys(scripts)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it.each(documents)('%s names only files and folders that there are', (file) => {
  const named = namesIn(read(file)).filter((name) =>
    /^(src|content|tests|docs|scripts|static|eslint)\//.test(name),
  );
  expect(named.filter((name) => !name.includes('*') && !existsSync(name))).toEqual([]);
});

it.each(documents)('%s links only to what is there', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|\/)([^)#]+)/g)].map(
    ([, target = '']) => target,
  );
  expect(links.filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
});
