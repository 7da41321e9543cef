import type { ContentDocument, ContentFolder } from './content-document';
import { metadataOf, type Uniqueness } from './field-metadata';
import type { Finding, Problem } from './problem';
import { problemAt } from './problem-at';
import { partAt, type TextField, valueAt } from './schema-traversal';
import type { textMessages } from './messages/text-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof textMessages>();

/** Texts that must be unique in the content, a collection, a file or a list, and equal an earlier one. */
export function duplicateProblems({ documents }: ContentFolder): readonly Problem[] {
  const firsts = new Map<string, ContentDocument>();
  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const { uniqueness } = field.traits;
      if (!uniqueness) return [];
      const key = JSON.stringify([field.format, scopeOf(uniqueness, field, document), field.value]);
      const first = firsts.get(key);
      if (!first) {
        firsts.set(key, document);
        return [];
      }
      const severity = uniqueness.isAdvice ? 'warning' : 'error';
      const duplicate = duplicateOf(uniqueness, field, document, first);
      return [problemAt(document, field.path, duplicate, severity)];
    }),
  );
}

/** Texts with the same scope are compared. */
function scopeOf(
  { within }: Uniqueness,
  { path }: TextField,
  { collection, path: file }: ContentDocument,
): readonly unknown[] {
  switch (within) {
    case 'content':
      return [];
    case 'collection':
      return [collection?.name];
    case 'file':
      return [file];
    case 'list':
      return [file, ...path.slice(0, -1)];
  }
}

function duplicateOf(
  { within, among }: Uniqueness,
  { path, value }: TextField,
  document: ContentDocument,
  first: ContentDocument,
): Finding {
  if (within === 'list') return finding('duplicate-in-list', { got: value });
  const part = document.collection && partAt(document.collection.schema, document.value, path);
  const name = metadataOf(part).title ?? String(path.at(-1));
  const title = valueAt(first.value, ['title']);
  return finding('duplicate', {
    among,
    name,
    got: value,
    ...(first !== document && {
      elsewhere: { file: first.file, ...(typeof title === 'string' && { title }) },
    }),
  });
}
