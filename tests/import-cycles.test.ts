import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/* No file imports itself by way of others: loaded first, it would meet what is not defined yet. */

type Imports = Readonly<
  Record<
    string,
    { readonly imports: readonly { readonly path: string; readonly external?: boolean }[] }
  >
>;

const isCode = (file: string) => /\.(?:tsx?|m?js)$/.test(file) && !file.endsWith('.d.ts');

/** Every file of code, in the project's own folder and below those that hold code. */
function codeFiles(): string[] {
  const below = ['artwork', 'eslint', 'scripts', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  return [...readdirSync('.'), ...below].filter(isCode).map((file) => file.replaceAll('\\', '/'));
}

/** What `entry`, a module's code, imports, and what that imports; types leave no import behind. */
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
  return metafile.inputs;
}

/** The cycles among imports, each from a file back to itself. */
function cyclesIn(files: Imports): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    done.add(file);
    const next = files[file]?.imports.filter(({ external }) => !external) ?? [];
    return next.flatMap((to) => visit(to.path, [...way, file]));
  };
  return Object.keys(files).flatMap((file) => visit(file, []));
}

it('has no import that leads back to its own file', async () => {
  const files = codeFiles();
  const imports = await importsOf(files.map((file) => `import './${file}';`).join('\n'));
  expect(Object.keys(imports)).toEqual(expect.arrayContaining(files));
  expect(cyclesIn(imports)).toEqual([]);
}, 30_000);

it.each([
  [{ a: ['b'], b: ['c'], c: [] }, []],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  [{ a: ['b'], b: ['c'], c: ['b'] }, ['b → c → b']],
  [{ a: ['a'] }, ['a → a']],
])('of %j finds the cycles %j', (graph, cycles) => {
  const files = Object.entries<string[]>(graph).map(
    ([file, imports]) => [file, { imports: imports.map((to) => ({ path: to })) }] as const,
  );
  expect(cyclesIn(Object.fromEntries(files))).toEqual(cycles);
});
