import { pictureTarget, problemAt } from './content-document';
import { type ContentFolder, problemInFile } from './content-folder';
import { isPicture } from './picture-files';
import type { Problem } from './problem';
import { quoted } from './suggestion';

/** Services and pictures that no page shows. It can be told only of content without mistakes. */
export function unusedProblems(folder: ContentFolder): readonly Problem[] {
  const fields = folder.documents.flatMap((document) =>
    document.fields.map((field) => ({ document, ...field })),
  );
  const listed = new Set(fields.filter(({ kind }) => kind === 'service').map(({ value }) => value));
  const shown = new Set(
    fields
      .filter(({ kind }) => kind === 'picture-file')
      .map(({ document, value }) => pictureTarget(document, value)),
  );
  return [
    ...fields
      .filter(({ kind, value }) => kind === 'slug' && !listed.has(value))
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
