import { posix } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { type Collection, collectionOf } from '../collections';
import type { Kind } from '../field-formats';
import { type Path, type TextField, textFields } from './model-walk';
import type { Problem } from './problem';

/** One JSON file of the content, read as far as it can be read. */
export type ContentDocument = {
  /** Its path below the content folder, such as "pages/about.json". */
  readonly path: string;
  /** Its path as the editor is told, such as "content/pages/about.json". */
  readonly file: string;
  readonly collection: Collection | undefined;
  readonly text: string;
  readonly tree: Node | undefined;
  readonly value: unknown;
  /** Its texts that the model knows, with what they stand for. */
  readonly fields: readonly TextField[];
  readonly syntaxErrors: readonly ParseError[];
  /** False for a file whose bytes are not UTF-8 text. */
  readonly readable: boolean;
  /** True for a file that begins with an invisible byte order mark, which `text` leaves out. */
  readonly marked: boolean;
  /** True for a file with so many brackets inside brackets that it is not read at all. */
  readonly deep: boolean;
};

/**
 * Reads a file of the content.
 * @param folder the name of the content folder, as the editor is told
 * @param path the file's path below it
 */
export function contentDocument(folder: string, path: string, bytes: Uint8Array): ContentDocument {
  const text = new TextDecoder().decode(bytes);
  const syntaxErrors: ParseError[] = [];
  const deep = isDeep(text);
  const tree = deep ? undefined : parseTree(text, syntaxErrors, { disallowComments: true });
  const collection = collectionOf(path);
  const value = tree && valueOf(text, tree);
  return {
    path,
    file: `${folder}/${path}`,
    collection,
    text,
    tree,
    value,
    fields: collection ? [...textFields(collection.schema, value)] : [],
    syntaxErrors,
    readable: isUtf8(bytes),
    marked: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
    deep,
  };
}

/** A problem at one field of a document: at its key where it has one, else at the value around it. */
export function problemAt(
  document: ContentDocument,
  path: Path,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return problemAtOffset(document, offsetOf(document.tree, path), path, message, severity);
}

/** A problem at one character of a document. */
export function problemAtOffset(
  { file, text }: ContentDocument,
  offset: number,
  path: Path,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { severity, file, line: before.length, column, field: fieldName(path), message };
}

/** The first well-formed text of a kind in a document: a page's path, a service's slug. */
export function textOf({ fields }: ContentDocument, kind: Kind): string | undefined {
  return fields.find((field) => field.kind === kind && field.valid)?.value;
}

/** The path below the content folder to which a path written in a document leads. */
export function pictureTarget({ path }: ContentDocument, written: string): string {
  return posix.join(posix.dirname(path), written);
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

function valueOf(text: string, tree: Node): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return getNodeValue(tree) as unknown;
  }
}

/** The model goes six deep; what goes much deeper is damage, and would exhaust whoever reads it. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.replace(/"(?:\\.|[^"\\\n])*"/g, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > 100) return true;
  }
  return false;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
