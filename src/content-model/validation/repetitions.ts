import { type ContentDocument, problemAt } from './content-document';
import type { ContentFolder } from './content-folder';
import type { Path, TextField } from './model-walk';
import type { Problem } from './problem';
import { quoted } from './suggestion';

type Kind = TextField['kind'];

/** Names and headings of which there may be only one: in the whole site, on a page, in a list. */
export function repetitionProblems({ documents }: ContentFolder): readonly Problem[] {
  return [
    ...repeated(documents, 'slug', 'Another service has the short name'),
    ...repeated(documents, 'page-path', 'Another page has the address'),
    // Gatsby tells a screen reader of a new page by reading its h1, and only where that has changed
    ...repeated(documents, 'main-heading', 'Another page has the main heading'),
    ...documents.flatMap((document) => [
      ...repeated([document], 'anchor', 'Another section has the anchor'),
      ...repeated([document], 'service', 'This list already shows', (path) =>
        path.slice(0, -1).join(),
      ),
    ]),
  ];
}

/**
 * The second and every later text of a kind that is like an earlier one.
 * @param scope texts are compared only where this gives the same
 */
function repeated(
  documents: readonly ContentDocument[],
  kind: Kind,
  complaint: string,
  scope: (path: Path) => string = () => '',
): readonly Problem[] {
  const first = new Map<string, ContentDocument>();
  return documents.flatMap((document) =>
    document.fields.flatMap(({ kind: own, path, value }) => {
      if (own !== kind) return [];
      const key = `${scope(path)} ${value}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, document);
        return [];
      }
      const where = other === document ? '' : ` (${other.file})`;
      const message = `${complaint} ${quoted(value)}${where}. Change or remove this one.`;
      return [problemAt(document, path, message)];
    }),
  );
}
