import { posix } from 'node:path';
import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Collection, collectionOf, nameFieldOf } from './collection';
import { isLfsPointer } from './lfs-pointer';
import { type TextField, textFields } from './schema-traversal';

/** The content folder as it was read. */
export type ContentFolder = {
  /** Its name in messages. */
  readonly name: string;
  /** Every file below it, in the letter case it has on disk, with "/" between the parts. */
  readonly paths: ReadonlySet<string>;
  /** Symbolic links and whatever else is neither a file nor a folder. */
  readonly symlinks: readonly string[];
  readonly documents: readonly ContentDocument[];
  /** The last commit's versions of the files that have changed since, if they are known. */
  readonly committed?: readonly ContentDocument[];
};

/** A JSON file of the content, parsed as far as possible. */
export type ContentDocument = {
  /** Its path below the content folder, such as "pages/about.json". */
  readonly path: string;
  /** Its path in messages, such as "content/pages/about.json". */
  readonly file: string;
  readonly collection: Collection | undefined;
  readonly text: string;
  readonly tree: Node | undefined;
  readonly value: unknown;
  /** Its texts that have a format in the schema. */
  readonly fields: readonly TextField[];
  readonly syntaxErrors: readonly ParseError[];
  /** Whether it is strict JSON; the parser is more lenient. */
  readonly isJson: boolean;
  readonly isUtf8: boolean;
  /** Whether it only stands for a file that Git keeps elsewhere. */
  readonly isPointer: boolean;
  /** True for a file that begins with a byte order mark, which `text` leaves out. */
  readonly hasByteOrderMark: boolean;
  /** True for a file with so many brackets inside brackets that it is not parsed. */
  readonly isTooDeep: boolean;
};

/**
 * Parses a file of the content.
 * @param model what the content consists of
 * @param folder the name of the content folder in messages
 * @param path the file's path below it
 */
export function parseDocument(
  model: { readonly collections: readonly Collection[] },
  folder: string,
  path: string,
  bytes: Uint8Array,
): ContentDocument {
  const text = new TextDecoder().decode(bytes);
  const syntaxErrors: ParseError[] = [];
  const isTooDeep = isDeeperThan(100, text);
  const tree = isTooDeep ? undefined : parseTree(text, syntaxErrors, { disallowComments: true });
  const collection = collectionOf(model, path);
  const json = isTooDeep ? undefined : readJson(text);
  const value = json ? json.value : tree && (getNodeValue(tree) as unknown);
  return {
    path,
    file: `${folder}/${path}`,
    collection,
    text,
    tree,
    value,
    fields: collection ? [...textFields(collection.schema, value)] : [],
    syntaxErrors,
    isJson: json !== undefined,
    isUtf8: isUtf8(bytes),
    isPointer: isLfsPointer(bytes),
    hasByteOrderMark: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
    isTooDeep,
  };
}

/** All texts of a format in a document. */
export const textsOf = ({ fields }: ContentDocument, format: string): readonly TextField[] =>
  fields.filter((field) => field.format === format);

/** The first valid text of a format in a document, such as a page's path. */
export function textOf({ fields }: ContentDocument, format: string): string | undefined {
  return fields.find((field) => field.format === format && field.isValid)?.value;
}

/** The name of an entry: its first valid text by which others refer to it. */
export function entryName({ fields, collection }: ContentDocument): string | undefined {
  const key = collection && nameFieldOf(collection)?.key;
  return fields.find(({ path, isValid }) => isValid && path.length === 1 && path[0] === key)?.value;
}

/**
 * The names of all entries of a collection, and of those that count as its entries.
 * @returns undefined if an entry has no valid name of its own: an unknown name may be meant for it, so
 *   reporting that name would point to the wrong file
 */
export function namesIn(
  { documents }: ContentFolder,
  collection: string,
): ReadonlySet<string> | undefined {
  const entries = documents.filter(
    (document) => document.collection && nameFieldOf(document.collection)?.names === collection,
  );
  const names = new Set(entries.flatMap((entry) => entryName(entry) ?? []));
  return names.size === entries.length ? names : undefined;
}

/** Resolves a path in a document to one below the content folder. */
export function pictureTarget({ path }: ContentDocument, written: string): string {
  return posix.join(posix.dirname(path), written);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // in UTF-16 every second byte of English is 0
    return !bytes.includes(0);
  } catch {
    return false;
  }
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The schema is six levels deep; a damaged file far deeper would overflow the stack of its readers. */
function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.replace(/"(?:\\.|[^"\\\n])*"/g, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > limit) return true;
  }
  return false;
}
