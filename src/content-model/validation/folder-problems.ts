import { collections } from '../collections';
import { problemAt, textOf } from './content-document';
import { allNamed, type ContentFolder, problemInFile } from './content-folder';
import type { Problem } from './problem';
import { quoted } from './suggestion';

/** Files that are missing, files in places where the site does not look, and links instead of files. */
export function folderProblems(folder: ContentFolder): readonly Problem[] {
  const { name, paths, links, documents } = folder;
  const routes = new Set(documents.map((document) => textOf(document, 'page-path')));
  return [
    ...collections
      .filter(({ place }) => !place.endsWith('/') && !paths.has(place))
      .map(({ place }) => problemInFile(folder, place, 'This file is missing. Put it back.')),
    ...['/', '/404']
      .filter((route) => !routes.has(route) && allNamed(folder, 'ContentPage'))
      .map((route) =>
        problemInFile(folder, 'pages', `No page has the address ${quoted(route)}. Put it back.`),
      ),
    ...documents
      .filter(({ collection }) => !collection)
      .map((document) =>
        problemAt(
          document,
          [],
          `The site reads no file of this name. Move it to ${name}/services or ${name}/pages with an ending in ".json", or delete it.`,
        ),
      ),
    ...links.map((path) =>
      problemInFile(folder, path, 'This is a link to a file elsewhere. Put the file itself here.'),
    ),
  ];
}
