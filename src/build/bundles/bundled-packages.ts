import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders of the packages in the bundles, as webpack last wrote them. */
const record = '.cache/bundled-packages.json';

/** The part of webpack's objects used here, which Gatsby types as `any`. */
type Module = { readonly resource?: string; readonly modules?: readonly Module[] };
type Compilation = {
  readonly chunks: Iterable<object>;
  readonly chunkGraph: {
    readonly getChunkModulesIterable: (chunk: object) => Iterable<Module>;
  };
};
type Compiler = {
  readonly hooks: {
    readonly afterEmit: {
      readonly tapPromise: (
        name: string,
        listener: (compilation: Compilation) => Promise<void>,
      ) => void;
    };
  };
};

/** A webpack plugin that records the packages in the browser bundles. */
export const rememberPackages = {
  apply: ({ hooks }: Compiler): void => {
    hooks.afterEmit.tapPromise('bundled packages', async ({ chunks, chunkGraph }) => {
      const modules = [...chunks].flatMap((chunk) => [
        ...chunkGraph.getChunkModulesIterable(chunk),
      ]);
      const folders = modules.flatMap(filesIn).flatMap((file) => packageOf(file) ?? []);
      await mkdir(path.dirname(record), { recursive: true });
      // webpack's own runtime is in every bundle, but is not a module
      const all = new Set([...folders, path.resolve('node_modules/webpack')]);
      await writeFile(record, JSON.stringify([...all].sort()));
    });
  },
};

/** The folders of the packages in the bundles of `public/`, even if an earlier build wrote them. */
export async function bundledPackages(): Promise<readonly string[]> {
  return JSON.parse(await readFile(record, 'utf8')) as string[];
}

/** The files of a module and of the modules concatenated with it. */
function filesIn({ resource, modules = [] }: Module): readonly string[] {
  return [...(resource === undefined ? [] : [resource]), ...modules.flatMap(filesIn)];
}

/** Folder of the package that a file belongs to, if it is not the site itself. */
export function packageOf(file: string): string | undefined {
  const inPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path.resolve(file));
  if (inPackage) return inPackage[0];
  // Gatsby copies its own part of the page there
  const isGatsby = path.resolve(file).startsWith(path.resolve('.cache') + path.sep);
  return isGatsby ? path.resolve('node_modules/gatsby') : undefined;
}
