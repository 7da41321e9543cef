import path from 'node:path';
import ts from 'typescript';

/** What each file imports, by path. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * What each file of a TypeScript project imports from the project, `import type` included: types that
 * depend on each other in a circle can't be read one after the other either.
 * @param root the folder of `tsconfig.json`
 * @returns paths relative to `root`, with forward slashes
 */
export function projectImports(root: string): Imports {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const relative = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const entries = fileNames.map((file) => {
    const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true);
    const imported = importedFiles.flatMap(({ fileName: name }) => {
      const { resolvedModule } = ts.resolveModuleName(name, file, options, ts.sys, cache);
      const isOwn = resolvedModule && !resolvedModule.resolvedFileName.includes('/node_modules/');
      return isOwn ? [relative(resolvedModule.resolvedFileName)] : [];
    });
    return [relative(file), imported] as const;
  });
  return Object.fromEntries(entries);
}

/** The circles among imports, as a chain from a file back to itself: `a → b → a`. */
export function cyclesIn(imports: Imports): string[] {
  const done = new Set<string>();
  const visit = (file: string, chain: readonly string[]): string[] => {
    if (chain.includes(file)) return [[...chain.slice(chain.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    done.add(file);
    return imports[file]?.flatMap((next) => visit(next, [...chain, file])) ?? [];
  };
  return Object.keys(imports).flatMap((file) => visit(file, []));
}
