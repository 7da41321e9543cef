import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, hashOf } from '../site/fingerprint';

/** Tests that take long, of tools that seldom change, by their path; and what they depend on. */
const tests = [
  'packages/artwork/',
  'scripts/checks/',
  'scripts/lint/',
  'scripts/site/dependencies.test',
];
const folders = ['packages/artwork', 'packages/command-line', 'packages/unit-testing', 'scripts'];
const files = ['.npmrc', 'jest.config.mjs', 'package-lock.json'];

const record = 'node_modules/.cache/tools-passed.txt';

/** The tests of tools, which run only if something that they depend on has changed since they passed; in CI always. */
export async function toolTests(env: Readonly<Record<string, string | undefined>> = process.env) {
  const hash = await hashOf('.', [...files, ...(await filesIn('.', folders))]);
  const state = `${process.version} ${hash}`;
  const passed = await readFile(record, 'utf8').catch(() => '');
  return {
    /** Jest's options that leave them out. */
    options:
      passed === state && !env.CI
        ? `--testPathIgnorePatterns /node_modules/ ${tests.join(' ')}`
        : '',
    /** Remembers that they have passed. */
    remember: async () => {
      await mkdir(path.dirname(record), { recursive: true });
      await writeFile(record, state);
    },
  };
}
