import type { ContentDocument } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import type { Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { type Path, valueAt } from 'content-check/schema-traversal';
import { nearest } from 'content-check/suggestion';
import { isSound } from 'content-check/syntax-problems';
import { missingFinding } from 'content-check/value-findings';

/** The fields of a form that sends nothing. */
const demonstrationFields = ['disclaimer', 'noScript', 'sent'];

/**
 * Second forms, forms without the fields of a demonstration, and those that have them although they
 * send messages.
 */
export const contactForms = defineRule({
  messages: {
    'form-twice': () => 'A page can have only one contact form. Remove this one.',
    'form-unshown': () => 'This is not shown while the form sends messages. Remove it.',
  },
  check({ folder, finding }) {
    return folder.documents.filter(isSound).flatMap((document) => {
      const [form, ...others] = formsIn(document);
      if (!form) return [];
      // two forms would use the same ids for their fields
      const second = others.map((path) => problemAt(document, path, finding('form-twice')));
      if (!has(document, [...form, 'delivery']))
        return [...missingTexts(document, form), ...second];
      const unshown = demonstrationFields
        .map((field) => [...form, field])
        .filter((path) => has(document, path))
        .map((path) => problemAt(document, path, finding('form-unshown'), 'warning'));
      return [...unshown, ...second];
    });
  },
});

function formsIn({ value }: ContentDocument): readonly Path[] {
  const sections = valueAt(value, ['sections']);
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown, index) =>
    valueAt(section, ['type']) === 'contact-form' ? [['sections', index]] : [],
  );
}

function has({ value }: ContentDocument, path: Path): boolean {
  return valueAt(value, path) !== undefined;
}

/** The texts that a demonstration lacks: the schema can't require them, since other forms have none. */
function missingTexts(document: ContentDocument, form: Path): readonly Problem[] {
  const { collection, value } = document;
  if (!collection) return [];
  const written = Object.keys(valueAt(value, form) ?? {});
  return (
    demonstrationFields
      // one under a misspelled name is reported as such
      .filter((field) => nearest(field, written) === undefined)
      .map((field) => [...form, field])
      .map((path) => problemAt(document, path, missingFinding(collection.schema, value, path)))
  );
}
