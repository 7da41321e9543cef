import type { ContentDocument, ContentFolder } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { type Path, valueAt } from 'content-check/schema-traversal';
import { nearest } from 'content-check/suggestion';
import { isSound } from 'content-check/syntax-problems';
import { missingFinding } from 'content-check/value-findings';
import { finding } from './finding';

/** How a text tells visitors that a form is a demonstration. */
const demonstration = /\bdemonstration\b|\(simulation\)/i;

/** The fields of a form that sends nothing. */
const demonstrationFields = ['disclaimer', 'noScript'];

/** Sections whose fields are valid, but contradict each other. */
export function sectionProblems({ documents }: ContentFolder): readonly Problem[] {
  return documents.filter(isSound).flatMap(problemsInSections);
}

function problemsInSections(document: ContentDocument): readonly Problem[] {
  const sections = valueAt(document.value, ['sections']);
  if (!Array.isArray(sections)) return [];
  const isForm = (section: unknown) => valueAt(section, ['type']) === 'contact-form';
  const firstForm = sections.findIndex(isForm);
  return sections.flatMap((section: unknown, index) => {
    const path = ['sections', index];
    if (!isForm(section)) return backgroundProblems(document, path, section);
    return index === firstForm
      ? formProblems(document, path)
      : // two forms would use the same ids for their fields
        [problemAt(document, path, finding('form-twice'))];
  });
}

/** A picture that a scene hides. */
function backgroundProblems(document: ContentDocument, path: Path, section: unknown) {
  const isHidden = ['scene', 'picture'].every((field) => valueAt(section, [field]) !== undefined);
  return isHidden
    ? [problemAt(document, [...path, 'picture'], finding('picture-behind-scene'))]
    : [];
}

/** A form without the fields that a demonstration needs, or with those of one although it sends messages. */
function formProblems(document: ContentDocument, form: Path): readonly Problem[] {
  const has = (field: Path) => valueAt(document.value, [...form, ...field]) !== undefined;
  const missing = (field: Path) => {
    const path = [...form, ...field];
    const beside = valueAt(document.value, path.slice(0, -1));
    // there, if under a misspelled name, which is reported as such
    if (nearest(String(path.at(-1)), Object.keys(beside ?? {})) !== undefined) return [];
    return document.collection
      ? [
          problemAt(
            document,
            path,
            missingFinding(document.collection.schema, document.value, path),
          ),
        ]
      : [];
  };
  if (!has(['delivery'])) return demonstrationFields.flatMap((field) => missing([field]));
  return [
    ...demonstrationFields.flatMap((field) =>
      has([field])
        ? [problemAt(document, [...form, field], finding('form-unshown'), 'warning')]
        : [],
    ),
    ...document.fields
      .filter(({ path }) => !demonstrationFields.includes(String(path.at(-1))))
      .flatMap(({ path, value }) => {
        const found = demonstration.exec(value)?.[0];
        return found === undefined
          ? []
          : [problemAt(document, path, finding('form-untrue', { found }), 'warning')];
      }),
  ];
}
