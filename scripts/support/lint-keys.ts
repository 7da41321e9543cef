import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** Files that every result depends on: rules, versions, and the options of the compiler. */
const settings = [
  'eslint.config.ts',
  'package.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];

/** Matches a file that adds to the types of all others. */
const globalTypes = /^\s*declare (?:global|module)\b/m;

type Source = {
  readonly hash: string;
  /** The files that it imports. */
  readonly imports: readonly string[];
  readonly isGlobal: boolean;
};

/**
 * For each file of the TypeScript project a hash of everything that its lint result depends on: the
 * file, its direct and indirect imports, global types and {@link settings}. Type-aware rules read more
 * than the file itself, so ESLint's own cache would miss errors caused by a change elsewhere.
 * @param root the project's folder
 * @returns the hashes by absolute path
 */
export function lintKeys(root: string): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);
  const sources = new Map<string, Source>();

  function sourceOf(file: string): Source {
    const cached = sources.get(file);
    if (cached) return cached;
    // a missing file matters, too: `import-x/no-unresolved`
    const text = ts.sys.readFile(file) ?? 'missing';
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const imports = importedFiles.flatMap(({ fileName: name }) => {
      if (!name.startsWith('.')) return [];
      const { resolvedModule } = ts.resolveModuleName(name, file, options, ts.sys, resolutions);
      return [resolvedModule?.resolvedFileName ?? path.resolve(path.dirname(file), name)];
    });
    const hash = createHash('sha256').update(text).digest('hex');
    const source = { hash, imports, isGlobal: file.endsWith('.d.ts') || globalTypes.test(text) };
    sources.set(file, source);
    return source;
  }

  /** A file, and its direct and indirect imports. */
  function reachedFrom(file: string): readonly string[] {
    const reached = new Set([file]);
    for (const each of reached) for (const next of sourceOf(each).imports) reached.add(next);
    return [...reached];
  }

  /** A hash of files and of their imports. */
  function hashOf(files: readonly string[], before = ''): string {
    const hash = createHash('sha256').update(before);
    for (const file of [...new Set(files.flatMap(reachedFrom))].sort())
      hash.update(JSON.stringify([file, sourceOf(file).hash]));
    return hash.digest('hex');
  }

  const globals = fileNames.filter((file) => sourceOf(file).isGlobal);
  const shared = hashOf(
    [...settings.map((file) => path.join(root, file)), ...globals],
    process.version,
  );
  return new Map(fileNames.map((file) => [file, hashOf([file], shared)]));
}
