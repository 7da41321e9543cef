import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ContentDocument, contentDocument, textOf } from './content-document';
import type { Problem } from './problem';

/** Everything that lies in the content folder. */
export type ContentFolder = {
  /** The folder on disk. */
  readonly root: string;
  /** Its name as the editor is told. */
  readonly name: string;
  /** Every file below it, in the letter case it has on disk, with "/" between the parts. */
  readonly paths: ReadonlySet<string>;
  /** What is neither a file nor a folder: a link to one elsewhere, which Git takes along as a link. */
  readonly links: readonly string[];
  readonly documents: readonly ContentDocument[];
};

/** Reads the content folder; a folder that isn't there is an empty one. */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const name = basename(root);
  const { files: paths, links } = await filesBelow(root);
  const documents: ContentDocument[] = [];
  for (const path of paths.filter((each) => /\.json$/i.test(each))) {
    documents.push(contentDocument(name, path, await readFile(join(root, path))));
  }
  return { root, name, paths: new Set(paths), links, documents };
}

/**
 * Whether every file that should name itself does. While one can't be read, a name that nothing has
 * may be its name, and to complain of it would be to send the editor to the wrong file.
 */
export function allNamed(
  { documents }: ContentFolder,
  typeName: 'ContentPage' | 'Service',
): boolean {
  const kind = typeName === 'Service' ? 'slug' : 'page-path';
  const files = documents.filter(({ collection }) => collection?.typeName === typeName);
  return files.every((document) => textOf(document, kind) !== undefined);
}

/** A problem of a whole file, or of a folder. */
export function problemInFile(
  { name }: ContentFolder,
  path: string,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { severity, file: `${name}/${path}`, line: 1, column: 1, field: '', message };
}

type Found = { readonly files: string[]; readonly links: string[] };

async function filesBelow(folder: string, prefix = ''): Promise<Found> {
  // a folder that isn't there holds nothing
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: Found = { files: [], links: [] };
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isFile()) found.files.push(path);
    else if (!entry.isDirectory()) found.links.push(path);
    else {
      const { files, links } = await filesBelow(join(folder, entry.name), `${path}/`);
      found.files.push(...files);
      found.links.push(...links);
    }
  }
  found.files.sort();
  return found;
}
