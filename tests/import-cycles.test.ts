import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/* Import cycles: the file that is loaded first would find imports that are not defined yet. */

/** What each file imports, by path. */
type Imports = Readonly<Record<string, readonly string[]>>;

const isCode = (file: string) => /\.(?:tsx?|m?js)$/.test(file) && !file.endsWith('.d.ts');

/** Every file of code, in the project's root and in folders of code. */
function codeFiles(): string[] {
  const below = ['packages', 'scripts', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  return [...readdirSync('.'), ...below].filter(isCode).map((file) => file.replaceAll('\\', '/'));
}

/** What the code in `entry` imports, directly or not; type imports don't count. */
async function importsOf(entry: string): Promise<Imports> {
  const { metafile } = await build({
    stdin: { contents: entry, resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    outdir: 'unwritten',
    loader: { '.woff2': 'empty' },
  });
  const files = Object.entries(metafile.inputs).map(([file, { imports }]) => {
    const own = imports.filter(({ external }) => !external);
    return [file, own.map((to) => to.path)] as const;
  });
  return Object.fromEntries(files);
}

/** The cycles among imports, each from a file back to itself. */
function cyclesIn(files: Imports): string[] {
  const done = new Set<string>();
  const visit = (file: string, chain: readonly string[]): string[] => {
    if (chain.includes(file)) return [[...chain.slice(chain.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    done.add(file);
    return files[file]?.flatMap((to) => visit(to, [...chain, file])) ?? [];
  };
  return Object.keys(files).flatMap((file) => visit(file, []));
}

it('finds no import cycle in the project', async () => {
  const files = codeFiles();
  const imports = await importsOf(files.map((file) => `import './${file}';`).join('\n'));
  expect(Object.keys(imports)).toEqual(expect.arrayContaining(files));
  expect(cyclesIn(imports)).toEqual([]);
}, 30_000);

it.each<[Imports, string[]]>([
  [{ a: ['b'], b: ['c'], c: [] }, []],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  [{ a: ['b'], b: ['c'], c: ['b'] }, ['b → c → b']],
  [{ a: ['a'] }, ['a → a']],
])('in %j finds the cycles %j', (files, cycles) => {
  expect(cyclesIn(files)).toEqual(cycles);
});
