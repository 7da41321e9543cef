import path from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { buildFolder } from 'unit-testing/build-folder';
import { newerApis } from './newer-apis';

const folder = buildFolder();

/** What the rule reports of a script. */
function reported(script: string, listed: readonly string[] = []): readonly string[] {
  folder.write('script.ts', script);
  const file = path.join(folder.path(), 'script.ts');
  const program = ts.createProgram([file], { lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'] });
  const messages = new Linter({ cwd: folder.path() }).verify(
    script,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
      plugins: { project: { rules: { 'newer-apis': newerApis } } },
      rules: { 'project/newer-apis': ['error', listed] },
    },
    file,
  );
  return messages.map(({ message }) => message.replace(/ .*/, ''));
}

it('reports what is newer than the promised browsers', () => {
  const newer = {
    'api.Document.caretPositionFromPoint': 'document.caretPositionFromPoint(1, 2)',
    'api.Navigator.connection': 'const { connection } = navigator as Navigator & { connection: 1 }',
    'api.URL.parse_static': 'URL.parse("/")',
    'api.Window.requestIdleCallback': 'requestIdleCallback(() => {})',
    'api.Document.scrollend_event': 'document.addEventListener("scrollend", () => {})',
    'api.HTMLAnchorElement.interestForElement': 'document.createElement("a").interestForElement',
    'javascript.builtins.Object.groupBy': 'Object.groupBy([], () => "")',
    'javascript.builtins.Set.union': 'new Set().union(new Set())',
  };
  expect(reported(Object.values(newer).join(';\n'))).toEqual(Object.keys(newer));
});

it('reports nothing that all of them have, or that is listed', () => {
  const script = 'document.querySelector("a")?.animate([]); [1].toReversed(); URL.parse("/");';
  expect(reported(script, ['api.URL.parse_static'])).toEqual([]);
});
