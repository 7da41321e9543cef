import { collectionOf } from './model';
import { allNamed, type ContentFolder, isDraft, pictureTarget, textOf } from './content-document';
import { isPicture } from './picture-problems';
import { type Problem, problemAt, problemInFile, problemsOf, quoted } from './problem';

/** Pages that must exist. */
export const requiredPages = ['/', '/404'];

/** Missing files, files that the site ignores, and symbolic links. */
export function folderProblems(folder: ContentFolder): readonly Problem[] {
  const { model, name, paths, symlinks, documents } = folder;
  const routes = new Set(documents.map((document) => textOf(document, 'page-path')));
  return [
    ...model.collections
      .filter(({ place }) => !place.endsWith('/') && !paths.has(place))
      .map(({ place }) => problemInFile(folder, place, 'This file is missing. Restore it.')),
    ...requiredPages
      .filter((route) => !routes.has(route) && allNamed(folder, 'page-path'))
      .map((route) =>
        problemInFile(folder, 'pages', `No page has the address ${quoted(route)}. Put it back.`),
      ),
    ...documents.filter(isDraft).flatMap((document) => {
      const route = textOf(document, 'page-path');
      if (route === undefined || !requiredPages.includes(route)) return [];
      const message = `The site needs the page ${quoted(route)}, so it can’t be a draft. Publish it.`;
      return [problemAt(document, ['draft'], message)];
    }),
    // Windows hides the ending that a text editor may add
    ...[...paths]
      .filter((path) => /\.json(?:\.txt)?$/i.test(path) && !collectionOf(model, path))
      .map((path) => {
        const message = `The site doesn’t read a file with this name. Move it to ${name}/services or ${name}/pages under a name that ends in ".json", or delete it.`;
        return problemInFile(folder, path, message);
      }),
    // Git keeps a symbolic link as a link, whose target another computer may not have
    ...symlinks.map((path) =>
      problemInFile(folder, path, 'This is a link to a file elsewhere. Put the file itself here.'),
    ),
  ];
}

/** Services (except drafts) and pictures that no page shows; known only if there are no errors. */
export function unusedProblems(folder: ContentFolder): readonly Problem[] {
  const { documents, paths } = folder;
  const listed = new Set<string>();
  const shown = new Set<string>();
  for (const document of documents) {
    for (const { format, value } of document.fields) {
      if (format === 'service-slug') listed.add(value);
      if (format === 'picture-file') shown.add(pictureTarget(document, value));
    }
  }
  const unlisted = (slug: string) =>
    `No page shows this service. Add ${quoted(slug)} to the services of a page, or delete the file.`;
  return [
    ...problemsOf(
      'slug',
      documents,
      ({ value }, document) =>
        listed.has(value) || isDraft(document) ? undefined : unlisted(value),
      'warning',
    ),
    ...[...paths]
      .filter((path) => isPicture(path) && !shown.has(path))
      .map((path) =>
        problemInFile(folder, path, 'No page shows this picture. Use it, or delete it.', 'warning'),
      ),
  ];
}
