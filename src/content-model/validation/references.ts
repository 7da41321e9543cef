import { problemAt } from './content-document';
import { allNamed, type ContentFolder } from './content-folder';
import type { Problem } from './problem';
import { insteadOf, quoted } from './suggestion';

/** Services that a page lists and no file describes. */
export function referenceProblems(folder: ContentFolder): readonly Problem[] {
  const fields = folder.documents.flatMap((document) =>
    document.fields.map((field) => ({ document, ...field })),
  );
  const known = new Set(fields.filter(({ kind }) => kind === 'slug').map(({ value }) => value));
  const uses = fields.filter(({ kind, valid }) => kind === 'service' && valid);
  if (!allNamed(folder, 'Service')) return [];
  return uses
    .filter(({ value }) => !known.has(value))
    .map(({ document, path, value }) => {
      const advice = insteadOf(value, [...known]);
      const message = `There is no service with the short name ${quoted(value)}. ${advice}`;
      return problemAt(document, path, message);
    });
}
