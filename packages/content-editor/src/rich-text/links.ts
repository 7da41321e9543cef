import type { Mark, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { positionNow } from './position-now';

/** The range of a text that is a link, or is to become one. */
export type LinkRange = {
  /** The text in which it is. */
  readonly doc: Node;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Where they lead; undefined if they lead nowhere yet. */
  readonly href: string | undefined;
};

/** The link around the caret, or else the words that are selected, without the spaces around them. */
export function linkRange({ selection, doc }: EditorState): LinkRange {
  const { $from, from, to } = selection;
  const { parent } = $from;
  const start = $from.start();
  const hrefs = parent.children.map(({ marks }) => hrefOf(marks));
  // the end of a link belongs to it, unless something else is selected
  const after = parent.childAfter($from.parentOffset);
  const before = parent.childBefore($from.parentOffset);
  const inside = selection.empty && hrefs[after.index] === undefined ? before : after;
  const href = hrefs[inside.index];
  if (href === undefined || inside.node === null) {
    // on Windows, a double click also selects the space after a word; between blocks there is no text at all
    const isSpace = (at: number) => doc.textBetween(at, at + 1).trim() === '';
    let [first, end] = [from, to];
    while (first < end && isSpace(first)) first += 1;
    while (end > first && isSpace(end - 1)) end -= 1;
    return { doc, from: first, to: end, text: doc.textBetween(first, end, ' '), href: undefined };
  }
  // words of one link may differ in other marks
  let [first, last] = [inside.index, inside.index];
  while (first > 0 && hrefs[first - 1] === href) first -= 1;
  while (last < hrefs.length - 1 && hrefs[last + 1] === href) last += 1;
  const sizes = parent.children.map(({ nodeSize }) => nodeSize);
  const sum = (count: number) => sizes.slice(0, count).reduce((total, size) => total + size, start);
  const [begin, end] = [sum(first), sum(last + 1)];
  return { doc, from: begin, to: end, text: doc.textBetween(begin, end), href };
}

/**
 * Lets words lead somewhere. The text may have changed meanwhile: the words are where they are now, and those
 * that are gone come again.
 * @param text replaces the words if it is other than theirs
 * @param href empty to lead nowhere
 */
export function setLink(
  { tr, schema, doc }: EditorState,
  range: LinkRange,
  text: string,
  href: string,
): Transaction {
  const { link } = schema.marks;
  if (!link) return tr;
  const from = positionNow(range.from, range.doc, doc);
  const to = positionNow(range.to, range.doc, doc);
  const isSame = doc.textBetween(from, to, ' ') === text;
  if (!isSame) tr.insertText(text, from, to);
  const end = isSame ? to : from + text.length;
  tr.removeMark(from, end, link);
  return href === '' ? tr : tr.addMark(from, end, link.create({ href }));
}

function hrefOf(marks: readonly Mark[]): string | undefined {
  const link = marks.find(({ type }) => type.name === 'link');
  return link && String(link.attrs.href);
}
