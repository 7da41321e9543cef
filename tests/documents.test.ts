import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* What the documents name must exist. */

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The documents below a folder. */
const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules/'));

const documents = [
  'README.md',
  ...['docs', 'packages', 'plugins'].filter(existsSync).flatMap(documentsIn),
];

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

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

it.each([...workflows, 'netlify.toml'])('%s runs only existing commands', (file) => {
  const commands = found(file, /npm (?:run )?([\w:-]+)/g);
  expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});
