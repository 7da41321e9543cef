import { getNodeValue, parseTree } from 'jsonc-parser';
import { type Json, isList, isObject, isSame, parseEntry } from '../json';
import {
  childrenOf,
  counterparts,
  oldSources,
  type Old,
  type Source,
  sourceOf,
} from './json-source';

/** The length of a line, which is Prettier’s `printWidth` in this repository. */
const lineWidth = 100;

/** A value's position: its line's indentation, its column, and the characters after it. */
type Position = { readonly indent: string; readonly column: number; readonly after: number };

/**
 * The new text of a JSON file. Unchanged values are copied from the old text; changed ones are formatted
 * like Prettier, or like their surroundings in a list that is formatted differently.
 * @param original the old text, which is dropped if it isn't a JSON object
 */
export function printJson(value: Json, original = ''): string {
  const tree = parseEntry(original) && parseTree(original);
  const position = { indent: '', column: 0, after: 0 };
  if (!tree) return `${write(value, undefined, position)}\n`;
  const text = write(value, { text: original, node: tree }, position);
  const isWindows = original.includes('\r\n') && !/(?<!\r)\n/.test(original);
  const lines = isWindows ? text.replaceAll(/\r?\n/g, '\r\n') : text;
  return original.slice(0, tree.offset) + lines + original.slice(tree.offset + tree.length);
}

function write(value: Json, old: Old, position: Position): string {
  if (!old) return layOut(value, position);
  const before = getNodeValue(old.node) as Json;
  if (isSame(before, value)) return sourceOf(old);
  if (!isList(value) && !isObject(value)) return JSON.stringify(value);
  if (isList(value) !== isList(before) || isObject(value) !== isObject(before))
    return layOut(value, position);
  const isPrettier = layOut(before, position, old) === sourceOf(old);
  if (isPrettier) return layOut(value, position, old);
  return splice(value, old, position) ?? layOut(value, position, old, true);
}

/**
 * Replaces the changed children of an object or list and keeps the text between them.
 * @returns undefined if children were added, removed or moved, or a line became too long
 */
function splice(value: Json, old: Source, position: Position): string | undefined {
  const source = sourceOf(old);
  const children = childrenOf(old);
  const keys = Object.keys(value as object);
  const olds = [...children.keys()];
  // with a duplicate key, the node has more children than keys
  const isSameKeys = keys.length === old.node.children?.length;
  if (!isSameKeys || keys.some((key, index) => key !== olds[index])) return undefined;
  const before = getNodeValue(old.node) as Json;
  if (isList(value) && isList(before)) {
    const isMoved = counterparts(before, value).some((at, index) => at !== index);
    if (isMoved) return undefined;
  }
  let text = '';
  let at = old.node.offset;
  for (const [key, child] of Object.entries(value as Record<string, Json>)) {
    const part = children.get(key);
    if (!part) return undefined;
    const line = old.text.slice(0, part.node.offset).split('\n').at(-1) ?? '';
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    text += old.text.slice(at, part.node.offset);
    text += write(child, part, { indent, column: line.length, after: 1 });
    at = part.node.offset + part.node.length;
  }
  text += old.text.slice(at, old.node.offset + old.node.length);
  const isLonger =
    !source.includes('\n') && position.column + text.length + position.after > lineWidth;
  return isLonger && text.length > source.length ? undefined : text;
}

/**
 * The text of a value in Prettier's format (3.x, `parser: json`).
 * @param shape the old value: objects that began with a line break stay open, and unchanged texts keep
 *   their escapes
 * @param isOwnForm whether it wasn't formatted by Prettier: then open lists stay open, too, and entries
 *   keep their format
 */
function layOut(value: Json, position: Position, shape?: Old, isOwnForm = false): string {
  if (!isList(value) && !isObject(value)) return scalar(value, shape);
  const entries = Object.entries(value as Record<string, Json>);
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const shapes = isList(value) ? oldSources(value, shape) : childrenOf(shape);
  const nameOf = (key: string) => (isList(value) ? '' : `${JSON.stringify(key)}: `);
  const part = (key: string, child: Json, at: Position) => {
    const own = shapes.get(key);
    return nameOf(key) + (isOwnForm ? write(child, own, at) : layOut(child, at, own));
  };
  const deeper = `${position.indent}  `;
  if (!isOpen(value, shape, isOwnForm)) {
    const free = { indent: deeper, column: -Infinity, after: 0 };
    const gap = isList(value) ? '' : ' ';
    const parts = entries.map(([key, child]) => part(key, child, free));
    const flat = open + gap + parts.join(', ') + gap + close;
    const isShort = position.column + flat.length + position.after <= lineWidth;
    if (isShort && !flat.includes('\n')) return flat;
  }
  const lines = entries.map(([key, child], index) => {
    const column = deeper.length + nameOf(key).length;
    const after = index < entries.length - 1 ? 1 : 0;
    return deeper + part(key, child, { indent: deeper, column, after });
  });
  return `${open}\n${lines.join(',\n')}\n${position.indent}${close}`;
}

/** Whether Prettier breaks it regardless of its length. */
function isOpen(value: Json, shape: Old, isOwnForm: boolean): boolean {
  const wasOpen = shape !== undefined && /^[[{][^\S\n]*\r?\n/.test(sourceOf(shape));
  if (!isList(value)) return wasOpen;
  if (isOwnForm && wasOpen) return true;
  const isLarge = (test: typeof isObject | typeof isList) => (entry: Json) =>
    test(entry) && Object.keys(entry).length > 1;
  return value.length > 1 && (value.every(isLarge(isObject)) || value.every(isLarge(isList)));
}

/** A scalar; an unchanged one keeps its escapes. */
function scalar(value: Json, shape: Old): string {
  const isOld = shape !== undefined && isSame(getNodeValue(shape.node), value);
  return isOld ? sourceOf(shape) : JSON.stringify(value);
}
