import path from 'node:path';
import ts from 'typescript';
import { buildFolder } from 'unit-testing/build-folder';
import tsconfig from '../../tsconfig.json' with { type: 'json' };
import { enhancements } from './enhancements';
import { newerApisIn } from './newer-apis';

const folder = buildFolder();

/** What is found in a script. */
function foundIn(script: string): readonly string[] {
  folder.write('script.ts', script);
  const file = path.join(folder.path(), 'script.ts');
  const program = ts.createProgram([file], { lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'] });
  const source = program.getSourceFile(file);
  return source ? [...newerApisIn(program, [source]).keys()] : [];
}

it('finds what is newer than the promised browsers', () => {
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
  expect(foundIn(Object.values(newer).join(';\n'))).toEqual(Object.keys(newer));
});

it('finds nothing that all of them have', () => {
  expect(foundIn('document.querySelector("a")?.animate([]); [1].toReversed();')).toEqual([]);
});

// the code of builds runs in Node
const ofBuilds = ['build', 'fields', 'model', 'page-types', 'rules'].map((name) => `src/${name}`);

it('finds in the scripts of visitors what is listed, and no more', () => {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    {
      compilerOptions: tsconfig.compilerOptions,
      include: ['gatsby-browser.tsx', 'src', 'plugins/*/inline', 'plugins/*/src'],
      exclude: ['**/*.test.*', '**/schema.ts', ...ofBuilds],
    },
    ts.sys,
    '.',
  );
  const program = ts.createProgram(fileNames, options);
  const names = new Set(fileNames.map((name) => path.resolve(name)));
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => names.has(path.resolve(fileName)));
  const found = newerApisIn(program, files);
  const missing = [...found].filter(([name]) => !Object.hasOwn(enhancements, name));
  // say in enhancements.ts what older browsers get instead, or do without it
  expect(missing).toEqual([]);
  const scripts = Object.keys(enhancements).filter((name) => !/^(?:css|html)\./.test(name));
  expect([...found.keys()].toSorted()).toEqual(scripts.toSorted());
});
