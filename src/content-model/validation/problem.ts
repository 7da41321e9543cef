import { distance } from 'fastest-levenshtein';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { FieldFormat } from '../field-metadata';
import type { ContentDocument, ContentFolder } from './content-document';
import type { Path, TextField } from './schema-traversal';

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
  const place = `${file}:${line}:${column}`;
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

/** The problems of all texts of a format: `messageOf` says what is wrong with one, if anything is. */
export function problemsOf(
  format: FieldFormat,
  documents: readonly ContentDocument[],
  messageOf: (field: TextField, document: ContentDocument) => string | undefined,
  severity: Severity = 'error',
): readonly Problem[] {
  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const message = field.format === format ? messageOf(field, document) : undefined;
      return message === undefined ? [] : [problemAt(document, field.path, message, severity)];
    }),
  );
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
  const parts = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return parts.join('').replace(/^\./, '');
}

function offsetOf(tree: Node | undefined, path: Path): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return offsetOf(tree, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/**
 * The word most likely meant: the nearest of those offered, if it is near enough.
 * @returns undefined where no offered word is like the one written
 */
export function nearest(written: string, offered: readonly string[]): string | undefined {
  const [best] = offered
    .map((word) => ({ word, edits: distance(written.toLowerCase(), word.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.ceil(written.length * 0.4) ? best.word : undefined;
}

/** What to say about a name nobody knows: the one most likely meant, or all there are. */
export function suggestion(written: string, offered: readonly string[]): string {
  const guess = nearest(written, offered);
  if (guess !== undefined) return `Did you mean ${quoted(guess)}?`;
  if (offered.length === 0) return 'Remove it.';
  // nobody reads fifty names; an editor such as VS Code offers them all
  return offered.length > 12
    ? `Choose a name that exists, such as ${offered.slice(0, 3).join(', ')}.`
    : `Choose one of: ${offered.join(', ')}.`;
}

/** A value as the editor is shown it: in quotation marks, and not too long to read. */
export function quoted(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…${text.slice(-1)}` : text;
}
