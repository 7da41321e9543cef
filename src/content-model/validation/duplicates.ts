import type { FieldFormat } from '../field-metadata';
import type { ContentDocument, ContentFolder } from './content-document';
import { type Problem, problemAt } from './problem';
import type { Path } from './schema-traversal';
import { quoted } from './suggestion';

/** Texts of which there may be only one: in the whole site, on a page, in a list. */
export function duplicateProblems({ documents }: ContentFolder): readonly Problem[] {
  const pages = documents.filter(({ collection }) => collection?.typeName === 'ContentPage');
  return [
    ...duplicates(documents, 'slug', 'Another service has the short name'),
    ...duplicates(documents, 'page-path', 'Another page has the address'),
    // Gatsby announces a new page to screen readers by its h1, and only where that has changed
    ...duplicates(documents, 'main-heading', 'Another page has the main heading'),
    // search engines could not tell the pages apart
    ...duplicates(pages, 'page-title', 'Another page has the title', { severity: 'warning' }),
    ...duplicates(pages, 'meta-description', 'Another page has the description', {
      severity: 'warning',
    }),
    ...documents.flatMap((document) => [
      ...duplicates([document], 'anchor', 'Another section has the anchor'),
      ...duplicates([document], 'service-slug', 'This list already shows', {
        scope: (path) => path.slice(0, -1).join(),
      }),
    ]),
  ];
}

type Options = {
  readonly severity?: Problem['severity'];
  /** Texts are compared only where this gives the same. */
  readonly scope?: (path: Path) => string;
};

/** The second and every later text of a format that equals an earlier one. */
function duplicates(
  documents: readonly ContentDocument[],
  format: FieldFormat,
  complaint: string,
  { severity = 'error', scope = () => '' }: Options = {},
): readonly Problem[] {
  const first = new Map<string, ContentDocument>();
  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      if (field.format !== format) return [];
      const key = `${scope(field.path)} ${field.value}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, document);
        return [];
      }
      const where = other === document ? '' : ` (${other.file})`;
      const message = `${complaint} ${quoted(field.value)}${where}. Change or remove this one.`;
      return [problemAt(document, field.path, message, severity)];
    }),
  );
}
