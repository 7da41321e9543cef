import { posix } from 'node:path';
import { collectionOf } from './collection';
import { type ContentFolder, pictureTarget } from './content-document';
import type { ContentModel } from './content-model';
import { isPicture } from './picture-path';
import { nameFault, nameKey } from './portable-name';
import type { Problem } from './problem';
import { problemInFile } from './problem-at';
import type { folderMessages } from './messages/folder-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof folderMessages>();

/** Missing files, files that the site ignores, symbolic links, and names that other systems can't have. */
export function folderProblems(model: ContentModel, folder: ContentFolder): readonly Problem[] {
  const { name, paths, symlinks } = folder;
  const known = model.collections.map(({ path }) => path);
  const folders = known
    .filter((path) => path.endsWith('/'))
    .map((path) => `${name}/${path.slice(0, -1)}`);
  return [
    ...known
      .filter((path) => !path.endsWith('/') && !paths.has(path))
      .map((path) => problemInFile(folder, path, finding('file-missing'))),
    // Windows hides the ending that a text editor may add
    ...[...paths]
      .filter((path) => /\.json(?:\.txt)?$/i.test(path) && !collectionOf(model, path))
      .map((path) => problemInFile(folder, path, finding('file-ignored', { folders }))),
    // Git keeps a symbolic link as a link, whose target another computer may not have
    ...symlinks.map((path) => problemInFile(folder, path, finding('symbolic-link'))),
    ...nameProblems(folder),
  ];
}

/** Files and folders because of which a checkout fails on Windows, or of which it keeps only one. */
function nameProblems(folder: ContentFolder): readonly Problem[] {
  const places = new Set([...folder.paths, ...folder.symlinks].flatMap(withFolders));
  const firsts = new Map<string, string>();
  return [...places].flatMap((path) => {
    const name = posix.basename(path);
    const fault = nameFault(name);
    if (fault) {
      const params = { ...fault, got: name };
      return [problemInFile(folder, path, finding('name-impossible', params))];
    }
    const key = posix.join(posix.dirname(path), nameKey(name));
    const first = firsts.get(key);
    if (first !== undefined) {
      const twin = `${folder.name}/${first}`;
      return [problemInFile(folder, path, finding('name-twin', { twin }))];
    }
    firsts.set(key, path);
    return [];
  });
}

/** A path and those of the folders that it is in: "a", "a/b" and "a/b/c.json". */
function withFolders(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Pictures that no page shows; known only if there are no errors. */
export function unusedPictures(folder: ContentFolder): readonly Problem[] {
  const shown = new Set(
    folder.documents.flatMap((document) =>
      document.fields
        .filter(({ traits }) => traits.picture === 'file')
        .map(({ value }) => pictureTarget(document, value)),
    ),
  );
  return [...folder.paths]
    .filter((path) => isPicture(path) && !shown.has(path))
    .map((path) => problemInFile(folder, path, finding('picture-unused'), 'warning'));
}
