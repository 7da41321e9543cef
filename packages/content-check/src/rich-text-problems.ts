import { inlineMarks } from 'rich-text/blocks';
import { type Fault, isAdvice } from 'rich-text/fault';
import { parse, parseLine } from 'rich-text/parse';
import type { ContentDocument } from './content-document';
import { linkTargetParts, metadataOf } from './field-metadata';
import { formatFinding } from './format-finding';
import type { Problem } from './problem';
import { problemInText } from './problem-at';
import { fieldName, partAt, type TextField } from './schema-traversal';
import type { richTextMessages } from './messages/rich-text-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof richTextMessages>();

/** Marks that are broken, unknown, or have no place in their text, and links in texts that lead nowhere. */
export function richTextProblems(document: ContentDocument): readonly Problem[] {
  return [
    ...textsOf(document).flatMap((lines) => markProblems(document, lines)),
    ...document.fields.flatMap((field) => [
      ...targetProblems(document, field),
      ...plainProblems(document, field),
    ]),
  ];
}

/** The texts that may have marks: those on one line, and lists of blocks. */
function textsOf({ fields }: ContentDocument): readonly (readonly TextField[])[] {
  const texts = new Map<string, TextField[]>();
  for (const field of fields) {
    const { richText } = field.traits;
    if (!richText) continue;
    const key = fieldName(richText.isBlock ? field.path.slice(0, -1) : field.path);
    texts.set(key, [...(texts.get(key) ?? []), field]);
  }
  return [...texts.values()];
}

function markProblems(document: ContentDocument, lines: readonly TextField[]): readonly Problem[] {
  const { marks = [], isBlock = false } = lines[0]?.traits.richText ?? {};
  const texts = lines.map(({ value }) => value);
  const faults: readonly Fault[] = isBlock
    ? parse(texts, marks).faults
    : texts.flatMap((text, line) =>
        parseLine(text, marks).faults.map((fault) => ({ ...fault, line })),
      );
  return faults.flatMap((fault) => {
    const field = lines[fault.line];
    const { code, params, from, to } = fault;
    const severity = isAdvice(fault) ? 'warning' : 'error';
    return field
      ? [problemInText(document, { ...field, within: { from, to } }, { code, params }, severity)]
      : [];
  });
}

/** The target of a link that does not have the format of targets. */
function targetProblems(document: ContentDocument, field: TextField): readonly Problem[] {
  const { within, isValid, traits, value } = field;
  if (!within || isValid || !document.collection) return [];
  const text = partAt(document.collection.schema, document.value, field.path);
  const { patternErrorMessage = '' } = metadataOf(text && linkTargetParts.get(text));
  return [problemInText(document, field, formatFinding(traits, value, patternErrorMessage))];
}

/** Marks in a text that is shown as it is written, such as a headline. */
function plainProblems(document: ContentDocument, field: TextField): readonly Problem[] {
  const { traits, value } = field;
  if (!traits.isProse || traits.richText) return [];
  return parseLine(value, []).faults.flatMap(({ from, to, ...found }) => {
    const isMark = found.code === 'mark-forbidden' && inlineMarks.includes(found.params.mark);
    const place = { ...field, within: { from, to } };
    return isMark
      ? [problemInText(document, place, finding(found.code, found.params), 'warning')]
      : [];
  });
}
