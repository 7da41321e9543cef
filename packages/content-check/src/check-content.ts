import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { checkFolder } from './check-folder';
import { collectionOf } from './collection';
import { committedTexts, UnreadableCommit } from './committed-texts';
import { type ContentDocument, type ContentFolder, parseDocument } from './content-document';
import type { ContentModel } from './content-model';
import { isLeftover } from './ignored-files';
import { inspectPictures } from './inspect-pictures';
import type { Problem } from './problem';
import { problemInFile } from './problem-at';
import type { folderWords } from './words/folder-words';
import { findingsOf } from './words/words';

const finding = findingsOf<typeof folderWords>();

/**
 * Every problem of every file of a content folder on disk, as `checkFolder` gives them. A last commit that Git can't read is
 * one, too, and only a warning: what is compared with it are hints, for which no build has to stop.
 * @param root the folder; one that is missing is a problem, not an exception
 */
export async function checkContent(model: ContentModel, root: string): Promise<readonly Problem[]> {
  const folder = await readContentFolder(model, root);
  const pictures = await inspectPictures(root, folder.paths);
  try {
    const committed = await changedSinceCommit(model, folder, root);
    return checkFolder(model, { ...folder, committed }, pictures);
  } catch (error) {
    if (!(error instanceof UnreadableCommit)) throw error;
    const unreadable = finding('commit-unreadable', { reason: error.message });
    return [
      problemInFile(folder, '', unreadable, 'warning'),
      ...checkFolder(model, folder, pictures),
    ];
  }
}

/** The last commit's versions of the files that are different now, or gone. @throws UnreadableCommit */
async function changedSinceCommit(
  model: ContentModel,
  { name, documents }: ContentFolder,
  root: string,
): Promise<readonly ContentDocument[]> {
  const now = new Map(documents.map(({ path, text }) => [path, text]));
  return Object.entries(await committedTexts(root))
    .filter(([path]) => collectionOf(model, path) && !isLeftover(path))
    .filter(([path, text]) => now.get(path) !== text)
    .map(([path, text]) => parseDocument(model, name, path, Buffer.from(text)));
}

/** Reads the content folder without what programs leave in it; a missing folder is an empty one. */
export async function readContentFolder(
  model: Pick<ContentModel, 'collections'>,
  root: string,
): Promise<ContentFolder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    noneIfMissing,
  );
  const found = entries
    .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)) }))
    .map(({ entry, path }) => ({ entry, path: path.split(sep).join('/') }))
    .filter(({ path }) => !isLeftover(path));
  const paths = found.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  const symlinks = found.filter(({ entry }) => !entry.isFile() && !entry.isDirectory());
  const name = basename(root);
  const documents = [];
  for (const path of paths.sort()) {
    if (!/\.json$/i.test(path)) continue;
    documents.push(parseDocument(model, name, path, await readFile(join(root, path))));
  }
  return {
    name,
    paths: new Set(paths),
    symlinks: symlinks.map(({ path }) => path),
    documents,
  };
}

/** @throws any other error: files that can't be read are not missing */
function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
