import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { ContentDocument, ContentFolder } from './content-document';
import type { Path } from './schema-traversal';

/** One thing to mend, or to think about, in the content. */
export type Problem = {
  /** An error stops a build; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The file, such as "content/services/ethical-ai-audits.json". */
  readonly file: string;
  /** Where it stands, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "sections[1].heading"; empty where it is the whole file. */
  readonly field: string;
  /** What is wrong and how to mend it, in plain sentences. */
  readonly message: string;
};

type Severity = Problem['severity'];

/** One line: "content/services/audit.json:4:3 title: what is wrong. How to mend it." */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const place = `${file}:${line.toString()}:${column.toString()}`;
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`;
}

/** A problem at one field of a document: at its key where it has one, else at the value around it. */
export function problemAt(
  document: ContentDocument,
  path: Path,
  message: string,
  severity: Severity = 'error',
): Problem {
  return problemAtOffset(document, offsetOf(document.tree, path), path, message, severity);
}

/** A problem at one character of a document. */
export function problemAtOffset(
  { file, text }: ContentDocument,
  offset: number,
  path: Path,
  message: string,
  severity: Severity = 'error',
): Problem {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { severity, file, line: before.length, column, field: fieldName(path), message };
}

/** A problem of a whole file, or of a folder. */
export function problemInFile(
  { name }: ContentFolder,
  path: string,
  message: string,
  severity: Severity = 'error',
): Problem {
  return { severity, file: `${name}/${path}`, line: 1, column: 1, field: '', message };
}

/** The name of a field as the editor is told: "sections[1].heading". */
function fieldName(path: Path): string {
  const parts = path.map((key) => (typeof key === 'number' ? `[${key.toString()}]` : `.${key}`));
  return parts.join('').replace(/^\./, '');
}

function offsetOf(tree: Node | undefined, path: Path): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return offsetOf(tree, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}
