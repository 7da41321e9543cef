import { buildFolder } from 'unit-testing/build-folder';
import { passedTests } from './passed-tests';

const folder = buildFolder({ enter: true });

const files = [
  ...[
    '.npmrc',
    'artwork.config.ts',
    'editor.config.ts',
    'eslint.config.ts',
    'tsconfig.json',
    'gatsby-browser.tsx',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-ssr.tsx',
  ],
  ...['jest.config.mjs', 'knip.config.ts', 'package-lock.json', 'package.json'],
  ...['playwright.config.ts', 'playwright.slow.config.ts'],
  ...['packages/artwork/land.ts', 'packages/rich-text/marks.ts', 'src/page.tsx'],
];

beforeEach(async () => {
  for (const file of files) folder.write(file, 'before');
  const { unchanged, jestOptions, remember } = await passedTests({});
  expect(unchanged).toEqual([]);
  expect(jestOptions).toBe('');
  await remember('tools', 'editor');
  await remember('browser tests');
  await remember('Types', 'Formatting');
});

it('leaves tests out once they have passed', async () => {
  const { unchanged, jestOptions } = await passedTests({});
  expect(unchanged).toEqual(['tools', 'editor', 'browser tests', 'Types']);
  expect(jestOptions).toContain(' packages/artwork/ ');
  expect(jestOptions).toContain(' packages/content-editor/ ');
});

it.each([
  ['src/page.tsx', ['tools', 'editor']],
  ['packages/rich-text/marks.ts', ['tools']],
  ['packages/artwork/land.ts', []],
  ['package-lock.json', []],
  ['eslint.config.ts', []],
  ['tests/helpers/unit/fail-on-console.ts', []],
  ['content/site.json', ['tools', 'editor', 'Types']],
])('after a change of %s, %j are left out', async (file, names) => {
  folder.write(file, 'after');
  expect((await passedTests({})).unchanged).toEqual(names);
});

it('leaves out checks by their names', async () => {
  const types = { name: 'Types' };
  const lint = { name: 'Lint' };
  const { changed, remember } = await passedTests({});
  expect(changed([types, lint])).toEqual([lint]);
  folder.write('src/page.tsx', 'after');
  expect((await passedTests({})).changed([types, lint])).toEqual([types, lint]);
  // of what was there when it was asked
  await remember('Lint');
  expect((await passedTests({})).changed([types, lint])).toEqual([types, lint]);
});

it('leaves nothing out in CI', async () => {
  const { unchanged, jestOptions } = await passedTests({ CI: 'true' });
  expect(unchanged).toEqual([]);
  expect(jestOptions).toBe('');
});
