import { collections } from '../collections';
import { allNamed, type ContentFolder, pictureTarget, textOf } from './content-document';
import { isPicture } from './picture-problems';
import { type Problem, problemAt, problemInFile } from './problem';
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
      .filter((route) => !routes.has(route) && allNamed(folder, 'page-path'))
      .map((route) =>
        problemInFile(folder, 'pages', `No page has the address ${quoted(route)}. Put it back.`),
      ),
    ...documents
      .filter(({ collection }) => !collection)
      .map(({ path }) => {
        const message = `The site reads no file of this name. Move it to ${name}/services or ${name}/pages with an ending in ".json", or delete it.`;
        return problemInFile(folder, path, message);
      }),
    // Git keeps a symbolic link as a link, whose target another computer may not have
    ...links.map((path) =>
      problemInFile(folder, path, 'This is a link to a file elsewhere. Put the file itself here.'),
    ),
  ];
}

/** Services and pictures that no page shows. It can be told only of content without errors. */
export function unusedProblems(folder: ContentFolder): readonly Problem[] {
  const fields = folder.documents.flatMap((document) =>
    document.fields.map((field) => ({ document, ...field })),
  );
  const listed = new Set(
    fields.filter(({ format }) => format === 'service-slug').map(({ value }) => value),
  );
  const shown = new Set(
    fields
      .filter(({ format }) => format === 'picture-file')
      .map(({ document, value }) => pictureTarget(document, value)),
  );
  return [
    ...fields
      .filter(({ format, value }) => format === 'slug' && !listed.has(value))
      .map(({ document, path, value }) => {
        const message = `No page shows this service. Add ${quoted(value)} to the services of a page, or delete the file.`;
        return problemAt(document, path, message, 'warning');
      }),
    ...[...folder.paths]
      .filter((path) => isPicture(path) && !shown.has(path))
      .map((path) =>
        problemInFile(folder, path, 'No page shows this picture. Use it, or delete it.', 'warning'),
      ),
  ];
}
