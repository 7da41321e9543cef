import { ESLint } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { buildFolder } from 'unit-testing/build-folder';
import { importDirection } from './import-direction';

const folder = buildFolder({ enter: true });

const direction = {
  mayImport: { model: [], build: ['theme'], theme: [], layout: ['theme'] },
  everywhere: ['model'],
  buildTime: ['src/model/**', 'src/build/**', 'src/**/schema.ts'],
};

/** The rules that `code` breaks in a file of a small site with a package and a plugin. */
async function brokenRules(filePath: string, code: string) {
  const eslint = new ESLint({
    cwd: folder.path(),
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
        settings: {
          'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
        },
      },
      ...importDirection(direction),
    ],
  });
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

beforeEach(() => {
  const names = { '': 'site', 'packages/tool/': 'tool', 'plugins/scrolling/': 'scrolling' };
  for (const [place, name] of Object.entries(names))
    folder.write(`${place}package.json`, JSON.stringify({ name }));
  for (const file of [
    'src/model/page.ts',
    'src/build/policy.ts',
    'src/theme/theme.ts',
    'src/layout/layout.tsx',
    'src/layout/schema.ts',
    'scripts/check.ts',
    'packages/tool/src/tool.ts',
    'plugins/scrolling/position.ts',
  ])
    folder.write(file, 'export const value = 1;');
});

const wrongFolder = 'import-x/no-restricted-paths';
const typesOnly = '@typescript-eslint/no-restricted-imports';
const notPublic = 'import-x/no-relative-packages';

test.each([
  ['src/theme/new.ts', "import { value } from '../layout/layout';", wrongFolder],
  ['src/theme/new.ts', "import type { Value } from '../layout/layout';", wrongFolder],
  ['src/layout/new.tsx', "import { value } from '../build/policy';", wrongFolder],
  ['src/theme/new.ts', "import { value } from '../../scripts/check';", wrongFolder],
  ['src/layout/new.tsx', "import { value } from '../model/page';", typesOnly],
  ['src/layout/new.tsx', "import { value } from './schema';", typesOnly],
  ['src/layout/new.tsx', "import { value } from 'tool/tool';", typesOnly],
  ['src/layout/new.tsx', "import { z } from 'zod';", typesOnly],
  ['src/build/new.ts', "import { value } from '../../packages/tool/src/tool';", notPublic],
  ['packages/tool/src/new.ts', "import { value } from '../../../src/theme/theme';", notPublic],
  ['packages/tool/src/new.ts', "import type { Page } from '../../../src/model/page';", notPublic],
  ['packages/tool/src/new.ts', "import { value } from '../../../scripts/check';", notPublic],
  ['plugins/scrolling/new.ts', "import { value } from '../../src/theme/theme';", notPublic],
])('in %s, `%s` breaks %s', async (file, code, rule) => {
  await expect(brokenRules(file, code)).resolves.toContain(rule);
});

test.each([
  ['src/layout/new.tsx', "import { value } from '../theme/theme';"],
  ['src/layout/new.tsx', "import type { Page } from '../model/page';"],
  ['src/layout/schema.ts', "import { z } from 'zod';"],
  ['src/build/new.ts', "import { value } from '../model/page';"],
  ['src/build/new.ts', "import { value } from 'tool/tool';"],
  ['src/theme/new.test.ts', "import { value } from '../layout/layout';"],
  ['packages/tool/src/new.ts', "import { value } from './tool';"],
  ['packages/tool/src/new.test.ts', "import { value } from '../../../src/theme/theme';"],
  ['packages/tool/tests/new.ts', "import { value } from '../../../scripts/check';"],
  ['plugins/scrolling/new.ts', "import { value } from './position';"],
])('in %s, `%s` is allowed', async (file, code) => {
  await expect(brokenRules(file, code)).resolves.toEqual([]);
});

test('the table must name every folder of src', async () => {
  folder.write('src/seo/head.tsx', '');
  await expect(brokenRules('src/theme/new.ts', '')).rejects.toThrow('Not in the table: seo.');
});

test('the table must not name a folder that is gone', () => {
  const gone = { ...direction, mayImport: { ...direction.mayImport, gatsby: [] } };
  expect(() => importDirection(gone)).toThrow('Not in src: gatsby.');
});
