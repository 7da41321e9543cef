import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ContentFolder, parseDocument } from './content-document';
import { inspectPictures } from './inspect-pictures';
import type { Problem } from './problem';
import { contentProblems } from './rules';

/**
 * Every problem of every file of a content folder on disk, errors and warnings, in the order of files
 * and lines.
 * @param root the folder; one that is missing is a problem, not an exception
 */
export async function checkContent(root: string): Promise<readonly Problem[]> {
  const folder = await readContentFolder(root);
  return contentProblems(folder, await inspectPictures(root, folder.paths));
}

/** Reads the content folder; a folder that isn't there is an empty one. */
export async function readContentFolder(root: string): Promise<ContentFolder> {
  const name = basename(root);
  const entries = await entriesBelow(root);
  const paths = entries.filter(({ isFile }) => isFile).map(({ path }) => path);
  const documents = [];
  for (const path of paths.sort()) {
    if (!/\.json$/i.test(path)) continue;
    documents.push(parseDocument(name, path, await readFile(join(root, path))));
  }
  const links = entries.filter(({ isFile }) => !isFile).map(({ path }) => path);
  return { name, paths: new Set(paths), links, documents };
}

type Entry = { readonly path: string; readonly isFile: boolean };

/** What lies in a folder and those below it; hidden files are left out. */
async function entriesBelow(root: string, folder = ''): Promise<readonly Entry[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) return entriesBelow(root, `${path}/`);
      return [{ path, isFile: entry.isFile() }];
    });
  return (await Promise.all(found)).flat();
}
