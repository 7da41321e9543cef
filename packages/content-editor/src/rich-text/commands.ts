import {
  baseKeymap,
  chainCommands,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';

/** What a button does, and whether what it does is so where the caret is. */
export type Action = {
  readonly run: Command;
  /** Undefined for one that changes nothing that could be on or off. */
  readonly isOn?: (state: EditorState) => boolean;
};

/** The actions that a text has, by name. */
export type Actions = Readonly<Partial<Record<ActionName, Action>>>;

/** What a text may have done to it, as its toolbar and keys do. */
export type ActionName =
  | 'bold'
  | 'emphasis'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'inside'
  | 'outside'
  | 'quotation';

/** The actions of a text's toolbar. */
export function actionsOf({ nodes, marks }: Schema): Actions {
  const { heading, bullets, numbers, item, quotation } = nodes;
  return {
    ...(marks.bold && { bold: markAction('bold') }),
    ...(marks.emphasis && { emphasis: markAction('emphasis') }),
    ...(heading && { heading: headingAction(1), subheading: headingAction(2) }),
    ...(bullets && { bullets: listAction(bullets) }),
    ...(numbers && { numbers: listAction(numbers) }),
    ...(item && { inside: { run: sinkOnce(item) }, outside: { run: liftListItem(item) } }),
    ...(quotation && {
      quotation: {
        run: (state, ...view) =>
          (isInside(state, quotation) ? lift : wrapIn(quotation))(state, ...view),
        isOn: (state) => isInside(state, quotation),
      },
    }),
  };
}

type Keys = {
  readonly isBlocks: boolean;
  /** Called when the key for a link is pressed. */
  readonly onLink: () => void;
  /** Called when a line break was to be typed, which no text has. Among blocks, another one is begun. */
  readonly onLineBreak: () => void;
};

/** The keys of a text: the usual ones. Tab leaves it, as it leaves every field (WCAG 2.1.2). */
export function keyPlugins(schema: Schema, { isBlocks, onLink, onLineBreak }: Keys): Plugin[] {
  const { bold, emphasis } = actionsOf(schema);
  const { item } = schema.nodes;
  const { Enter = () => false } = baseKeymap;
  const enter = item ? chainCommands(splitListItem(item), Enter) : Enter;
  const lineBreak: Command = (...given) => {
    if (isBlocks) enter(...given);
    onLineBreak();
    return true;
  };
  return [
    keymap({
      ...(bold && { 'Mod-b': bold.run }),
      ...(emphasis && { 'Mod-i': emphasis.run }),
      ...(schema.marks.link && {
        'Mod-k': () => {
          onLink();
          return true;
        },
      }),
      Enter: isBlocks ? enter : lineBreak,
      'Shift-Enter': lineBreak,
      ...(item && {
        // also where there is nothing to move: in some browsers these keys leave the page
        'Mod-]': always(sinkOnce(item)),
        'Mod-[': always(liftListItem(item)),
      }),
      // a date is no list: "3. October"
      Backspace: undoInputRule,
    }),
    keymap(baseKeymap),
  ];
}

function markAction(name: 'bold' | 'emphasis'): Action {
  return {
    run: (state, ...view) => {
      const mark = state.schema.marks[name];
      return mark !== undefined && toggleMark(mark)(state, ...view);
    },
    isOn: ({ schema, selection, storedMarks, doc }) => {
      const mark = schema.marks[name];
      if (!mark) return false;
      const { empty, from, to, $from } = selection;
      return empty
        ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
        : doc.rangeHasMark(from, to, mark);
    },
  };
}

function headingAction(depth: 1 | 2): Action {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type.name === 'heading' && $from.parent.attrs.depth === depth;
  return {
    isOn,
    run: (state, ...view) => {
      const { heading, paragraph } = state.schema.nodes;
      if (!heading || !paragraph) return false;
      const command = isOn(state) ? setBlockType(paragraph) : setBlockType(heading, { depth });
      return command(state, ...view);
    },
  };
}

function listAction(list: NodeType): Action {
  return {
    isOn: (state) => nearestList(state)?.type === list,
    run: (state, dispatch, view) => {
      const { item } = state.schema.nodes;
      const around = nearestList(state);
      if (!item) return false;
      if (!around) return wrapInList(list)(state, dispatch, view);
      if (around.type === list) return liftListItem(item)(state, dispatch, view);
      dispatch?.(state.tr.setNodeMarkup(around.pos, list));
      return true;
    },
  };
}

/** The innermost list around the caret. */
function nearestList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type.isInGroup('list')) return { type, pos: $from.before(depth) };
  }
  return undefined;
}

const always =
  (command: Command): Command =>
  (...given) => {
    command(...given);
    return true;
  };

/** Nests an item in the one above, unless it is nested already. */
const sinkOnce =
  (item: NodeType): Command =>
  (state, ...view) =>
    state.selection.$from.depth < deepest && sinkListItem(item)(state, ...view);

/** Deeper than words of an outer list (3: list, item, paragraph), less than those of an inner one (5). */
const deepest = 4;

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === type) return true;
  return false;
}
