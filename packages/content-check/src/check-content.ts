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
import { unlessMissing } from './unless-missing';
import type { folderMessages } from './messages/folder-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof folderMessages>();

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

/**
 * Reads the content folder without what programs leave in it; a missing folder is an empty one. So is a file missing that
 * somebody deletes while the folder is read, such as Git, which writes a file anew by deleting it.
 */
export async function readContentFolder(
  model: Pick<ContentModel, 'collections'>,
  root: string,
): Promise<ContentFolder> {
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }));
  const found = (entries ?? [])
    .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)) }))
    .map(({ entry, path }) => ({ entry, path: path.split(sep).join('/') }))
    .filter(({ path }) => !isLeftover(path));
  const paths = found.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  const symlinks = found.filter(({ entry }) => !entry.isFile() && !entry.isDirectory());
  const name = basename(root);
  const documents = [];
  const there = new Set(paths);
  for (const path of paths.sort()) {
    if (!/\.json$/i.test(path)) continue;
    const bytes = await unlessMissing(readFile(join(root, path)));
    if (bytes) documents.push(parseDocument(model, name, path, bytes));
    else there.delete(path);
  }
  return {
    name,
    paths: there,
    symlinks: symlinks.map(({ path }) => path),
    documents,
  };
}
