import type { EditorState } from 'prosemirror-state';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ActionName, actionsOf } from '../rich-text/commands';
import type { TextShape } from '../rich-text/text-shape';
import { type LinkPlace, linkPlace, setLink } from '../rich-text/links';
import { openRichText, type RichTextView } from '../rich-text/rich-text-view';
import { LinkDialog } from './link-dialog';
import { show } from './reveal';
import { useSession } from './session-context';
import { RichTextBox } from './rich-text-box';
import { TextToolbar, type Tool } from './text-toolbar';

type Props = {
  readonly shape: TextShape;
  readonly lines: readonly string[];
  /** Of the element that is edited: its id, label and description, and the field that it is. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly title: string;
  /** Whether it gets the focus as soon as it is there. */
  readonly takesFocus: RefObject<boolean>;
  readonly onChange: (lines: readonly string[]) => void;
  readonly onBlur: () => void;
};

/** Edits a text with marks as it looks, with a toolbar and the usual keys. */
export function RichTextEditor({
  shape,
  lines,
  attributes,
  title,
  takesFocus,
  onChange,
  onBlur,
}: Props) {
  const session = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<RichTextView>();
  const [state, setState] = useState<EditorState>();
  const [link, setLinkPlace] = useState<LinkPlace>();
  const change = useEffectEvent(onChange);
  const openLink = useEffectEvent(() => {
    if (text) setLinkPlace(linkPlace(text.view.state));
  });
  const open = useEffectEvent((element: HTMLElement) =>
    openRichText(element, {
      shape,
      lines,
      attributes,
      onChange: (next) => change(next),
      onState: setState,
      onLink: () => openLink(),
      onLost: (lost) =>
        session.update({ status: `Left out, since the text can’t hold it: ${lost.join(', ')}.` }),
      onUndo: (isRedo) => show(isRedo ? session.redo() : session.undo()),
    }),
  );
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = open(place.current);
    setText(opened);
    if (takesFocus.current) opened.view.focus();
    return () => opened.view.destroy();
  }, [takesFocus]);
  useEffect(() => text?.show(lines), [text, lines]);
  useEffect(() => text?.view.setProps({ attributes }), [text, attributes]);

  const actions = state ? actionsOf(state.schema) : {};
  const tools = toolNames.flatMap(([name, words, sign, shortcut]): readonly Tool[] => {
    const action = actions[name];
    if (!action || !state || !text) return [];
    const run = () => {
      action.run(text.view.state, text.view.dispatch, text.view);
      text.view.focus();
    };
    return [{ name: words, sign, isOn: action.isOn(state), run, ...(shortcut && { shortcut }) }];
  });
  const canLink = state?.schema.marks.link !== undefined;
  const linkTool: Tool = {
    name: 'Link',
    sign: 'Link',
    isOn: state !== undefined && canLink && linkPlace(state).href !== undefined,
    run: openLink,
    shortcut: 'Control+K',
  };
  return (
    <>
      <TextToolbar
        label={`Marks: ${title}`}
        tools={canLink ? [...tools.slice(0, 2), linkTool, ...tools.slice(2)] : tools}
      />
      <RichTextBox ref={place} data-blocks={shape.isBlocks || undefined} onBlur={onBlur} />
      {link && text && (
        <LinkDialog
          place={link}
          onSet={(words, href) => {
            text.view.dispatch(setLink(text.view.state, link, words, href));
            // as it closes, it gives the focus back to the button of the toolbar
            flushSync(() => setLinkPlace(undefined));
            text.view.focus();
          }}
          onClose={() => setLinkPlace(undefined)}
        />
      )}
    </>
  );
}

/** What the toolbar shows, in its order. */
const toolNames: readonly (readonly [
  name: ActionName,
  words: string,
  sign: string,
  shortcut?: string,
])[] = [
  ['bold', 'Bold', 'B', 'Control+B'],
  ['emphasis', 'Emphasis', 'I', 'Control+I'],
  ['heading', 'Subheading', 'H1'],
  ['subheading', 'Smaller subheading', 'H2'],
  ['bullets', 'List', '• –'],
  ['numbers', 'Numbered list', '1. 2.'],
  ['quotation', 'Quotation', '“ ”'],
];
