import type { ContentDocument } from 'content-check/content-document';
import { nearest, type Problem, problemAt, quoted } from 'content-check/problem';
import { missingMessage } from 'content-check/issue-message';
import { partAt, type Path, valueAt } from 'content-check/schema-traversal';

/** How a text tells visitors that a form is a demonstration. */
const demonstration = /\bdemonstration\b|\(simulation\)/i;

/** The fields of a form that sends nothing. */
const demonstrationFields = ['disclaimer', 'noScript'];

/** Sections whose fields are valid, but contradict each other. */
export function sectionProblems(document: ContentDocument): readonly Problem[] {
  const sections = valueAt(document.value, ['sections']);
  if (!Array.isArray(sections)) return [];
  const isForm = (section: unknown) => valueAt(section, ['type']) === 'contact-form';
  const firstForm = sections.findIndex(isForm);
  return sections.flatMap((section: unknown, index) => {
    const path = ['sections', index];
    if (!isForm(section)) return backgroundProblems(document, path, section);
    return index === firstForm
      ? formProblems(document, path)
      : [problemAt(document, path, secondForm)];
  });
}

/** Two forms would use the same ids for their fields. */
const secondForm = 'A page can have only one contact form. Remove this one.';

/** A picture that a scene hides. */
function backgroundProblems(document: ContentDocument, path: Path, section: unknown) {
  const isHidden = ['scene', 'picture'].every((field) => valueAt(section, [field]) !== undefined);
  const message = 'The scene hides this picture. Remove one of the two.';
  return isHidden ? [problemAt(document, [...path, 'picture'], message)] : [];
}

/** A form without the fields that its kind of delivery needs, or with those of another kind. */
function formProblems(document: ContentDocument, form: Path): readonly Problem[] {
  const has = (field: Path) => valueAt(document.value, [...form, ...field]) !== undefined;
  const missing = (field: Path) => {
    const path = [...form, ...field];
    const beside = valueAt(document.value, path.slice(0, -1));
    // there, if under a misspelled name, which is reported as such
    if (nearest(String(path.at(-1)), Object.keys(beside ?? {})) !== undefined) return [];
    const part = document.collection && partAt(document.collection.schema, document.value, path);
    return [problemAt(document, path, missingMessage(path, part))];
  };
  const unneeded = (field: Path, message: string, severity?: Problem['severity']) =>
    has(field) ? [problemAt(document, [...form, ...field], message, severity)] : [];

  if (!has(['delivery'])) return demonstrationFields.flatMap((field) => missing([field]));
  const isNetlify = valueAt(document.value, [...form, 'delivery', 'kind']) === 'netlify';
  return [
    ...(isNetlify
      ? ['action', 'returnField'].flatMap((field) =>
          unneeded(['delivery', field], 'Netlify doesn’t need this. Remove it.'),
        )
      : missing(['delivery', 'action'])),
    ...demonstrationFields.flatMap((field) =>
      unneeded([field], 'This is not shown while the form sends messages. Remove it.', 'warning'),
    ),
    ...document.fields
      .filter(({ path }) => !demonstrationFields.includes(String(path.at(-1))))
      .flatMap(({ path, value }) => {
        const found = demonstration.exec(value)?.[0];
        const message = `The form sends messages, but this says otherwise (${quoted(found)}). Correct it.`;
        return found === undefined ? [] : [problemAt(document, path, message, 'warning')];
      }),
  ];
}
