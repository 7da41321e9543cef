import { EditorState, type Plugin, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { parse, parseLine } from 'rich-text/parse';
import type { Block } from 'rich-text/blocks';
import { isSameList } from '../writing/json';
import { keyPlugins } from './commands';
import { blocksOf, documentOf } from './document';
import { schemaFor } from './document-schema';
import type { TextShape } from './text-shape';
import { withReadableMarks } from './readable-marks';
import { lineFromBlock, linesFromBlocks } from './lines';
import { positionNow } from './position-now';
import { ForeignHtmlParser, plainSlice } from './paste';
import { withReadableStyles } from './pasted-styles';
import { typingRules } from './typing-rules';

type Options = {
  readonly shape: TextShape;
  readonly lines: readonly string[];
  /** The attributes of the element that is edited. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called with the new lines after each change of the text. */
  readonly onChange: (lines: readonly string[]) => void;
  /**
   * Called after each change of the text, its marks, the caret or what is selected.
   * @param isEdit whether the text or its marks have changed
   */
  readonly onState: (state: EditorState, isEdit: boolean) => void;
  /** Called when the key for a link is pressed. */
  readonly onLink: () => void;
  /** Called when a line break was to be typed, which no text has. Among blocks, another one is begun. */
  readonly onLineBreak: () => void;
  /** Called with what a pasted text has lost, in words. */
  readonly onLost: (lost: readonly string[]) => void;
  /** Called when a menu of the browser asks to undo, or to redo. */
  readonly onUndo: (isRedo: boolean) => void;
};

/** A text that is being edited. */
export type RichTextView = {
  readonly view: EditorView;
  /** Shows other lines, as after an undo. Its own are left as they are. */
  readonly show: (lines: readonly string[]) => void;
};

/** Edits the lines of a text in an element. Undo is that of the form: the view keeps no history. */
export function openRichText(container: HTMLElement, options: Options): RichTextView {
  const { shape, attributes, onChange, onState, onLink, onLineBreak, onLost, onUndo } = options;
  const { isBlocks } = shape;
  const schema = schemaFor(shape);
  const plugins: readonly Plugin[] = [
    typingRules(schema),
    ...keyPlugins(schema, { isBlocks, onLink, onLineBreak }),
  ];
  const stateOf = (lines: readonly string[]) =>
    EditorState.create({ doc: documentOf(schema, blocksIn(lines, shape)), plugins });
  let { lines } = options;
  let lost: readonly string[] = [];
  /** Whether an input method has composed words that are not yet shown as they are kept. */
  let isComposed = false;
  const linesFrom = ({ doc }: EditorState) => {
    const blocks = blocksOf(doc);
    return isBlocks ? linesFromBlocks(blocks, lines) : [lineFromBlock(blocks, lines[0] ?? '')];
  };

  const view = new EditorView(container, {
    state: stateOf(lines),
    attributes,
    transformPastedHTML: withReadableStyles,
    clipboardParser: new ForeignHtmlParser(schema, (words) => (lost = words)),
    clipboardTextParser: (text) => plainSlice(schema, text),
    handleDOMEvents: {
      blur: () => {
        if (isComposed) view.dispatch(view.state.tr);
      },
      beforeinput: (_, { inputType }) => {
        if (!inputType.startsWith('history')) return false;
        onUndo(inputType === 'historyRedo');
        return true;
      },
    },
    dispatchTransaction: (transaction) => {
      const after = view.state.apply(transaction);
      const next = transaction.docChanged ? linesFrom(after) : lines;
      // an input method would lose what it composes
      const isKept = !view.composing && (transaction.docChanged || isComposed);
      isComposed = view.composing;
      view.updateState(isKept ? withReadableMarks(after, blocksIn(next, shape)) : after);
      if (!isSameList(next, lines)) {
        lines = next;
        onChange(next);
      }
      onState(view.state, transaction.docChanged || transaction.storedMarksSet);
      // after the change, which clears what was said before
      if (lost.length > 0) onLost(lost);
      lost = [];
    },
  });
  onState(view.state, false);

  return {
    view,
    show: (next) => {
      if (isSameList(next, lines)) return;
      lines = next;
      const { selection, doc } = view.state;
      const state = stateOf(next);
      const caret = state.doc.resolve(positionNow(selection.from, doc, state.doc));
      view.updateState(state.apply(state.tr.setSelection(Selection.near(caret))));
      onState(view.state, false);
    },
  };
}

function blocksIn(lines: readonly string[], { isBlocks, marks }: TextShape): readonly Block[] {
  if (isBlocks) return parse(lines, marks).blocks;
  return [{ kind: 'paragraph', depth: 1, words: parseLine(lines[0] ?? '', marks).words }];
}
