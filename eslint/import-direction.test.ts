import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import projectConfig from '../eslint.config';
import { importDirection } from './import-direction';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
      settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
    },
    ...importDirection,
  ],
});

/** The rules that `code` breaks in a file at `filePath`. */
async function brokenRules(filePath: string, code: string) {
  const results = await eslint.lintText(code, { filePath: path.resolve(filePath) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const direction = 'import-x/no-restricted-paths';
const buildOnly = '@typescript-eslint/no-restricted-imports';

test.each([
  ['src/theme/new.ts', "import { Button } from '../components/button';", direction],
  ['src/components/new.tsx', "import { Footer } from '../layout/footer';", direction],
  ['src/components/new.tsx', "import type { Props } from '../layout/footer';", direction],
  ['src/gatsby/browser/new.ts', "import { csp } from '../post-build/csp';", direction],
  ['src/theme/new.ts', "import { draw } from '../../artwork/land';", direction],
  ['src/sections/new.tsx', "import { z } from '../content-model/content-page';", buildOnly],
  ['src/sections/hero/new.tsx', "import { heroSection } from './schema';", buildOnly],
  ['src/layout/new.tsx', "import * as z from 'zod';", buildOnly],
  ['src/layout/new.tsx', "import { print } from '../editor/writing/print';", direction],
  ['src/gatsby/node/new.ts', "import { print } from '../../editor/writing/print';", direction],
  ['src/editor/writing/new.ts', "import { Session } from '../store/session';", direction],
  ['src/editor/writing/new.ts', "import { Field } from '../form/field';", direction],
  ['src/editor/store/new.ts', "import { Field } from '../form/field';", direction],
  ['src/editor/form/new.tsx', "import { theme } from '../../theme/theme';", direction],
  [
    'src/editor/store/new.ts',
    "import type { Page } from '../../content-model/content-page';",
    direction,
  ],
  ['src/editor/server/new.ts', "import { check } from '../../../scripts/check';", direction],
  ['src/editor/site/new.ts', "import { Session } from '../store/session';", direction],
])('in %s, `%s` breaks %s', async (file, code, rule) => {
  await expect(brokenRules(file, code)).resolves.toContain(rule);
});

test.each([
  ['src/components/new.tsx', "import { theme } from '../theme/theme';"],
  ['src/layout/new.tsx', "import { Button } from '../components/button';"],
  ['src/sections/new.tsx', "import type { Page } from '../content-model/content-page';"],
  ['src/sections/hero/schema.ts', "import { words } from '../../content-model/fields';"],
  ['src/gatsby/node/new.ts', "import { collections } from '../../content-model/collections';"],
  ['src/editor/form/new.tsx', "import { print } from '../writing/print';"],
  ['src/editor/site/new.ts', "import { collections } from '../../content-model/collections';"],
  ['src/theme/new.test.ts', "import { Button } from '../components/button';"],
])('in %s, `%s` is allowed', async (file, code) => {
  await expect(brokenRules(file, code)).resolves.toEqual([]);
});

test('the ESLint configuration of the project includes these rules', () => {
  expect(projectConfig).toEqual(expect.arrayContaining(importDirection));
});

test('the rules cover every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const rule = importDirection[0]?.rules?.[direction] as [unknown, { zones: { target: string }[] }];
  const targets = rule[1].zones.map(({ target }) => target);
  const uncovered = folders.filter(
    (name) => !targets.some((target) => target.startsWith(`./src/${name}`)),
  );
  expect(uncovered).toEqual([]);
});
