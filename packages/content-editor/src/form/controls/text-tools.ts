import type { Command, EditorState } from 'prosemirror-state';
import { type ActionName, actionsOf } from '../../rich-text/commands';
import { linkRange } from '../../rich-text/links';
import type { Tool } from './text-toolbar';

type Run = {
  /** Does what a button does to the text. */
  readonly command: (command: Command) => void;
  /** Asks where words lead. */
  readonly link: () => void;
};

/** The buttons of a text's toolbar: what the text may hold, in their order. */
export function toolsOf(state: EditorState, run: Run): readonly Tool[] {
  const actions = actionsOf(state.schema);
  return toolNames.flatMap(([name, words, sign, key]): readonly Tool[] => {
    const shared = { name: words, sign, ...(key && { key }) };
    if (name === 'link') {
      const isOn = linkRange(state).href !== undefined;
      const link = { ...shared, isOn, canRun: true, opensDialog: true, run: run.link };
      return state.schema.marks.link ? [link] : [];
    }
    const { [name]: action } = actions;
    if (!action) return [];
    return [
      {
        ...shared,
        isOn: action.isOn?.(state),
        canRun: action.run(state),
        run: () => run.command(action.run),
      },
    ];
  });
}

/** What the toolbar shows, in its order. */
const toolNames: readonly (readonly [
  name: ActionName | 'link',
  words: string,
  sign: string,
  key?: string,
])[] = [
  ['bold', 'Bold', 'B', 'B'],
  ['emphasis', 'Emphasis', 'I', 'I'],
  ['link', 'Link', 'Link', 'K'],
  ['heading', 'Subheading', 'Aa'],
  ['subheading', 'Smaller subheading', 'Aa'],
  ['bullets', 'List', '• –'],
  ['numbers', 'Numbered list', '1. 2.'],
  ['inside', 'Increase indent', '→', ']'],
  ['outside', 'Decrease indent', '←', '['],
  ['quotation', 'Quotation', '“ ”'],
];

/** What an edit has turned on or off where the caret is, in words; empty if nothing. */
export function changedMarks(before: EditorState, now: EditorState): string {
  const [wasOn, isOn] = [namesOn(before), namesOn(now)];
  return [
    ...isOn.filter((name) => !wasOn.includes(name)).map((name) => `${name} on`),
    ...wasOn.filter((name) => !isOn.includes(name)).map((name) => `${name} off`),
  ].join(', ');
}

function namesOn(state: EditorState): readonly string[] {
  const actions = actionsOf(state.schema);
  return toolNames.flatMap(([name, words]) => {
    const isOn =
      name === 'link' ? linkRange(state).href !== undefined : actions[name]?.isOn?.(state);
    return isOn ? [words] : [];
  });
}
