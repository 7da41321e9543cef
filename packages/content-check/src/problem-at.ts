import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { ContentDocument, ContentFolder } from './content-document';
import type { Finding, Problem } from './problem';
import { fieldName, type Path, type TextField } from './schema-traversal';

type Severity = Problem['severity'];

/** A problem of a field: at its key if it exists, else at the enclosing value. */
export function problemAt(
  document: ContentDocument,
  path: Path,
  finding: Finding,
  severity: Severity = 'error',
): Problem {
  return problemAtOffset(document, offsetOf(document.tree, path), path, finding, severity);
}

/** A problem at one character of a document. */
export function problemAtOffset(
  { file, text }: ContentDocument,
  offset: number,
  path: Path,
  finding: Finding,
  severity: Severity = 'error',
): Problem {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { severity, file, line: before.length, column, field: fieldName(path), ...finding };
}

/** A problem of a text: at its field, or at the part of it that is meant. */
export function problemInText(
  document: ContentDocument,
  { path, within }: Pick<TextField, 'path' | 'within'>,
  finding: Finding,
  severity: Severity = 'error',
): Problem {
  if (!within) return problemAt(document, path, finding, severity);
  const { from, to } = within;
  const offset = offsetInText(document, path, from);
  return { ...problemAtOffset(document, offset, path, finding, severity), within: { from, to } };
}

/** The place of a character of a text in its file, where some are written as several. */
function offsetInText({ tree, text }: ContentDocument, path: Path, index: number): number {
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) return offsetOf(tree, path);
  const written = text.slice(node.offset + 1, node.offset + node.length);
  const [before = ''] =
    new RegExp(`^(?:\\\\u.{4}|\\\\.|[^\\\\]){0,${index}}`, 's').exec(written) ?? [];
  return node.offset + 1 + before.length;
}

/** The problems of texts that have a format: those in which something is found. */
export function textProblems(
  documents: readonly ContentDocument[],
  findingIn: (field: TextField, document: ContentDocument) => Finding | undefined,
  severity: Severity = 'error',
): readonly Problem[] {
  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const finding = findingIn(field, document);
      return finding ? [problemInText(document, field, finding, severity)] : [];
    }),
  );
}

/** A problem of a whole file, or of a folder. */
export function problemInFile(
  { name }: ContentFolder,
  path: string,
  finding: Finding,
  severity: Severity = 'error',
): Problem {
  return { severity, file: `${name}/${path}`, line: 1, column: 1, field: '', ...finding };
}

function offsetOf(tree: Node | undefined, path: Path): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return offsetOf(tree, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}
