import { existsSync, readdirSync } from 'node:fs';
import type { Linter } from 'eslint';

/** Which way imports run among the folders of `src`. */
export type Direction = {
  /** Each folder and the folders that it may import from, besides itself. */
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
  /** Folders that every other folder may import from. */
  readonly everywhere: readonly string[];
  /** Patterns of the files that run at build time only, and what others may import types from only. */
  readonly buildTime: readonly string[];
};

const code = ['src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/tests/**'];

/**
 * The rules that keep imports in one direction. Among the folders of `src` they run as the table says. Code
 * that runs at build time only never reaches visitors: elsewhere only its types may be imported. Packages and
 * plugins import nothing from the site, and everyone imports packages by their public entries. Tests may
 * import anything.
 * @throws if the table lacks a folder of `src`, or names one that doesn't exist
 */
export function importDirection({ mayImport, everywhere, buildTime }: Direction): Linter.Config[] {
  checkFolders(Object.keys(mayImport), everywhere);
  const folders = Object.entries(mayImport).map(([folder, others]) => {
    const allowed = [...new Set([folder, ...others, ...everywhere])];
    return {
      target: `./src/${folder}`,
      from: './src',
      except: allowed.map((name) => `./${name}`),
      message: `src/${folder} may import from ${allowed.join(', ')} only.`,
    };
  });
  const tools = {
    target: './src',
    from: ['./scripts', './tests'],
    message: 'src must not depend on its tools: move what both need into src or a package.',
  };
  return [
    {
      name: 'project/import-direction',
      files: code,
      ignores: tests,
      rules: { 'import-x/no-restricted-paths': ['error', { zones: [...folders, tools] }] },
    },
    {
      name: 'project/public-entries',
      ignores: tests,
      rules: { 'import-x/no-relative-packages': 'error' },
    },
    {
      name: 'project/build-time-only',
      files: code,
      ignores: [...buildTime, ...tests],
      rules: { '@typescript-eslint/no-restricted-imports': ['error', typesOnly(buildTime)] },
    },
  ];
}

function checkFolders(rows: readonly string[], everywhere: readonly string[]): void {
  const named = [...rows, ...everywhere];
  const missing = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => !named.some((row) => row === name || row.startsWith(`${name}/`)));
  const gone = named.filter((row) => !existsSync(`src/${row}`));
  if (missing.length + gone.length === 0) return;
  throw new Error(
    `The table of import directions and the folders of src differ. Not in the table: ${missing.map(({ name }) => name).join(', ')}. Not in src: ${gone.join(', ')}.`,
  );
}

/** Only types may be imported from these files of `src`, from packages for tools, and from zod. */
function typesOnly(files: readonly string[]) {
  const packages = readdirSync('packages').flatMap((name) => [name, `${name}/**`]);
  const modules = files.map((file) => file.replace(/^src\//, '**/').replace(/\.\w+$/, ''));
  return {
    patterns: [
      {
        group: [...modules, ...packages, 'zod'],
        allowTypeImports: true,
        message: 'This code runs at build time only: import its types with `import type`.',
      },
    ],
  };
}
