import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, hashOf } from '../site/fingerprint';

/** All code, and what runs it. */
const code = {
  tests: [],
  inputs: [
    '.github',
    '__mocks__',
    'packages',
    'plugins',
    'scripts',
    'src',
    'start-editor',
    'tests',
  ],
} as const;

/** Tests and checks that take long, and what they depend on: files and folders. */
const groups = {
  tools: {
    tests: [
      'packages/artwork/',
      'scripts/checks/',
      'scripts/lint/',
      'scripts/site/dependencies.test',
    ],
    inputs: [
      'packages/artwork',
      'packages/command-line',
      'packages/unit-testing',
      'scripts',
      'tests/helpers/unit',
    ],
  },
  editor: {
    tests: ['packages/content-editor/', 'packages/content-check/', 'packages/rich-text/'],
    inputs: ['packages', 'tests/helpers/unit'],
  },
  'browser tests': {
    tests: [],
    inputs: ['content', 'packages', 'plugins', 'scripts', 'src', 'static', 'tests'],
  },
  // checks, by their names
  Types: code,
  Lint: code,
  'Unused code': code,
} as const;

type Group = keyof typeof groups;

const isGroup = (name: string): name is Group => name in groups;

/** Everything depends on them. */
const shared = [
  '.npmrc',
  'artwork.config.ts',
  'editor.config.ts',
  'eslint.config.ts',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'jest.config.mjs',
  'knip.config.ts',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'playwright.slow.config.ts',
  'tsconfig.json',
];

const record = 'node_modules/.cache/passed-tests.json';

type States = Partial<Record<Group, string>>;

/**
 * Which groups of tests and checks have passed with the files, the version of Node and the year of now. In CI none, so
 * that everything runs there.
 */
export async function passedTests(env: Readonly<Record<string, string | undefined>> = process.env) {
  const names = Object.keys(groups) as Group[];
  const states = new Map<Group, string>();
  for (const name of names) states.set(name, await stateOf(name));
  const passed = await recorded();
  const isUnchanged = (name: Group) => !env.CI && passed[name] === states.get(name);
  const unchanged = names.filter(isUnchanged);
  return {
    unchanged,
    /** The checks that are not among them. */
    changed: <Check extends { readonly name: string }>(checks: readonly Check[]) =>
      checks.filter(({ name }) => !unchanged.some((group) => group === name)),
    /** Jest's options that leave the unchanged groups out. */
    jestOptions: ignore(unchanged.flatMap((name) => groups[name].tests)),
    /** Remembers that groups have passed; leaves out names of others. */
    remember: async (...passing: readonly string[]) => {
      const now = passing.filter(isGroup).map((name) => [name, states.get(name)]);
      await mkdir(path.dirname(record), { recursive: true });
      await writeFile(
        record,
        JSON.stringify({ ...(await recorded()), ...Object.fromEntries(now) }),
      );
    },
  };
}

async function stateOf(name: Group): Promise<string> {
  const hash = await hashOf('.', [...shared, ...(await filesIn('.', groups[name].inputs))]);
  return `${process.version} ${new Date().getFullYear()} ${hash}`;
}

async function recorded(): Promise<States> {
  const text = await readFile(record, 'utf8').catch(() => '{}');
  return JSON.parse(text) as States;
}

const ignore = (tests: readonly string[]) =>
  tests.length === 0 ? '' : `--testPathIgnorePatterns /node_modules/ ${tests.join(' ')}`;
