import { distance } from 'fastest-levenshtein';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { TextFormat } from './field-metadata';
import type { ContentDocument, ContentFolder } from './content-document';
import { fieldName, type Path, type TextField } from './schema-traversal';

/** An error or a warning about the content. */
export type Problem = {
  /** An error stops a build; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The file, such as "content/services/ethical-ai-audits.json". */
  readonly file: string;
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "sections[1].heading"; empty for the whole file. */
  readonly field: string;
  /** What is wrong and how to fix it, in plain language. */
  readonly message: string;
};

type Severity = Problem['severity'];

/** One line: "content/services/audit.json:4:3 title: what is wrong. How to fix it." */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const place = `${file}:${line}:${column}`;
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`;
}

/** A problem of a field: at its key if it exists, else at the enclosing value. */
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

/** The problems of all texts of a format: those for which `messageOf` returns a message. */
export function problemsOf(
  format: TextFormat['format'],
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

function offsetOf(tree: Node | undefined, path: Path): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return offsetOf(tree, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/**
 * The candidate nearest to a word, if it is near enough.
 * @returns undefined if no candidate is similar
 */
export function nearest(written: string, offered: readonly string[]): string | undefined {
  const [best] = offered
    .map((word) => ({ word, edits: distance(written.toLowerCase(), word.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.ceil(written.length * 0.4) ? best.word : undefined;
}

/** The advice for an unknown name: the nearest known one, or the list of all. */
export function suggestion(written: string, offered: readonly string[]): string {
  const guess = nearest(written, offered);
  if (guess !== undefined) return `Did you mean ${quoted(guess)}?`;
  if (offered.length === 0) return 'Remove it.';
  // a long list helps nobody; text editors such as VS Code suggest all names
  return offered.length > 12
    ? `Choose a name that exists, such as ${offered.slice(0, 3).join(', ')}.`
    : `Choose one of: ${offered.join(', ')}.`;
}

/** A value in messages: quoted and shortened. */
export function quoted(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…${text.slice(-1)}` : text;
}
