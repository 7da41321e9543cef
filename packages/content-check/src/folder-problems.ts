import { collectionOf } from './collection';
import { type ContentFolder, pictureTarget } from './content-document';
import type { ContentModel } from './content-model';
import { isPicture } from './picture-path';
import type { Problem } from './problem';
import { problemInFile } from './problem-at';
import type { folderWords } from './words/folder-words';
import { findingsOf } from './words/words';

const finding = findingsOf<typeof folderWords>();

/** Missing files, files that the site ignores, and symbolic links. */
export function folderProblems(model: ContentModel, folder: ContentFolder): readonly Problem[] {
  const { name, paths, symlinks } = folder;
  const places = model.collections.map(({ place }) => place);
  const folders = places
    .filter((place) => place.endsWith('/'))
    .map((place) => `${name}/${place.slice(0, -1)}`);
  return [
    ...places
      .filter((place) => !place.endsWith('/') && !paths.has(place))
      .map((place) => problemInFile(folder, place, finding('file-missing'))),
    // Windows hides the ending that a text editor may add
    ...[...paths]
      .filter((path) => /\.json(?:\.txt)?$/i.test(path) && !collectionOf(model, path))
      .map((path) => problemInFile(folder, path, finding('file-ignored', { folders }))),
    // Git keeps a symbolic link as a link, whose target another computer may not have
    ...symlinks.map((path) => problemInFile(folder, path, finding('symbolic-link'))),
  ];
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
