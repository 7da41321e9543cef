import type { Mark } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** The range of a text that is a link, or is to become one. */
export type LinkRange = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Where they lead; undefined if they lead nowhere yet. */
  readonly href: string | undefined;
};

/** The link around the caret, or else what is selected. */
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
  if (href === undefined || inside.node === null)
    return { from, to, text: doc.textBetween(from, to, ' '), href: undefined };
  // words of one link may differ in other marks
  let [first, last] = [inside.index, inside.index];
  while (first > 0 && hrefs[first - 1] === href) first -= 1;
  while (last < hrefs.length - 1 && hrefs[last + 1] === href) last += 1;
  const sizes = parent.children.map(({ nodeSize }) => nodeSize);
  const sum = (count: number) => sizes.slice(0, count).reduce((total, size) => total + size, start);
  const [begin, end] = [sum(first), sum(last + 1)];
  return { from: begin, to: end, text: doc.textBetween(begin, end), href };
}

/**
 * Lets words lead somewhere.
 * @param text replaces the words if it is other than theirs
 * @param href empty to lead nowhere
 */
export function setLink(
  { tr, schema, doc }: EditorState,
  { from, to }: LinkRange,
  text: string,
  href: string,
): Transaction {
  const { link } = schema.marks;
  if (!link) return tr;
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
