import { isBlank } from 'content-check/visible-text';
import { Fragment } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { Block } from 'rich-text/blocks';
import { textNodes } from './document';

/**
 * A text with the marks that its lines have when they are read again. A line can't hold every mark, such as
 * bold on half a word that ends in a sign, and it spells addresses. So whoever types sees at once what is
 * lost, not later on the page.
 * @param kept the blocks that its lines are read as
 */
export function withReadableMarks(state: EditorState, kept: readonly Block[]): EditorState {
  const { tr, doc, schema, selection, storedMarks } = state;
  const blocks = [...kept];
  doc.descendants((node, pos) => {
    if (!node.isTextblock || isBlank(node.textContent)) return;
    const words = textNodes(schema, blocks.shift()?.words ?? []);
    // a line begins and ends without the space that is typed before the next word
    const start = node.textContent.indexOf(words.map(({ text }) => text).join(''));
    let at = start;
    for (const word of start === -1 ? [] : words) {
      const end = at + word.nodeSize;
      const [from, to] = [pos + 1 + at, pos + 1 + end];
      if (!node.slice(at, end).content.eq(Fragment.from(word))) {
        tr.removeMark(from, to);
        for (const mark of word.marks) tr.addMark(from, to, mark);
      }
      at = end;
    }
  });
  if (!tr.docChanged) return state;
  // what is typed next has the marks that it would have had
  if (selection.empty) tr.setStoredMarks(storedMarks ?? selection.$from.marks());
  return state.apply(tr);
}
