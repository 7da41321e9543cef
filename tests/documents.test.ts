import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* What the documents name must exist. */

type Package = Readonly<Record<'scripts' | 'overrides', Record<string, unknown>>>;

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts, overrides } = JSON.parse(read('package.json')) as Package;

/** The documents below a folder. */
const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules/'));

const documents = [
  'README.md',
  ...['docs', 'packages', 'plugins'].filter(existsSync).flatMap(documentsIn),
];

it('gives a reason for each override', () => {
  const [, reasons = ''] = read('docs/decisions.md').split('## Overrides');
  const overridden = Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys({ ...value }) : name,
  );
  expect(overridden.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

/** All matches of a pattern in a file: its first group. */
const found = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, name = '']) => name);

/** A path in code: below the folder of the document, or of the whole repository. */
const place = /`((?:content|docs|packages|plugins|scripts|src|static|tests)\/[^`*\s]*)`/g;

it.each(documents)('%s names only existing commands, files and folders', (file) => {
  const commands = found(file, /npm run ([\w:-]+)(?! -w)\b/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const isThere = (name: string) =>
    existsSync(name) || existsSync(path.join(path.dirname(file), name));
  expect(found(file, place).filter((name) => !isThere(name))).toEqual([]);
  const links = found(file, /\]\((?!https?:|\/)([^)#]+)/g);
  const targets = links.map((target) => path.join(path.dirname(file), target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

/** The code below a folder. */
const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && !file.includes('node_modules/'));

const folders = ['packages', 'plugins', 'scripts', 'src', 'tests'].filter(existsSync);
const code = [...folders.flatMap(codeIn), ...readdirSync('.')];
const isIn = (files: readonly string[]) => (name: string) =>
  files.some((file) => `/${file}`.endsWith(`/${name}`));

it.each(documents)('%s names only existing files of code', (file) => {
  const names = found(file, /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|[cm]js))`/g);
  // a recipe may write a file
  const isThere = isIn([...code, ...found(file, /^```\w+ new (\S+)/gm)]);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it('comments name only existing files', () => {
  const isThere = isIn(code);
  const named = (file: string) =>
    found(file, /(?:\/\*|\*|\/\/).*[`(]((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|[cm]js))[`)]/g);
  const stale = folders
    .flatMap(codeIn)
    .flatMap((file) => named(file).map((name) => ({ file, name })))
    .filter(({ name }) => !isThere(name));
  expect(stale).toEqual([]);
});

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

it.each([...workflows, 'netlify.toml'])('%s runs only existing commands', (file) => {
  const commands = found(file, /npm (?:run )?([\w:-]+)/g);
  expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
