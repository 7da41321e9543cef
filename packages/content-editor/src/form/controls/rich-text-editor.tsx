import type { Command, EditorState } from 'prosemirror-state';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { TextShape } from '../../rich-text/text-shape';
import { type LinkRange, linkRange, setLink } from '../../rich-text/links';
import { openRichText, type RichTextView } from '../../rich-text/rich-text-view';
import { showField } from '../go-to-field';
import { useSession } from '../session-context';
import { visuallyHidden } from '../../look';
import { controlStyle } from '../ui/form-style';
import { theme } from '../ui/theme';
import { KeyNote, oneLineOnly } from '../ui/key-note';
import { LinkDialog } from './link-dialog';
import { TextToolbar } from './text-toolbar';
import { changedMarks, toolsOf } from './text-tools';

type Props = {
  readonly shape: TextShape;
  readonly lines: readonly string[];
  /** The attributes of the edited element: its id, label and description, and the name of its field. */
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
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<RichTextView>();
  const [state, setState] = useState<EditorState>();
  const [link, setLinkRange] = useState<LinkRange>();
  const [said, setSaid] = useState('');
  const [note, setNote] = useState('');
  const change = useEffectEvent(onChange);
  const follow = useEffectEvent((next: EditorState, isEdit: boolean) => {
    setState(next);
    // moving the caret says nothing: screen readers tell of marks themselves
    if (!isEdit) return;
    setNote('');
    if (state) setSaid(changedMarks(state, next));
  });
  const leave = () => {
    setNote('');
    // the dialog for a link takes the focus, but the text is still edited
    if (!link) onBlur();
  };
  const run = (command: Command) => {
    if (!text) return;
    command(text.view.state, text.view.dispatch, text.view);
    text.view.focus();
  };
  const openLink = useEffectEvent(() => {
    if (text) setLinkRange(linkRange(text.view.state));
  });
  const open = useEffectEvent((element: HTMLElement) =>
    openRichText(element, {
      shape,
      lines,
      attributes,
      onChange: (next) => change(next),
      onState: (next, isEdit) => follow(next, isEdit),
      onLink: () => openLink(),
      // the note comes after the edit, which clears the note before
      onLineBreak: () => setNote(shape.isBlocks ? noBreaks : oneLineOnly),
      onLost: (lost) => session.announce(`Left out of what you pasted: ${lost.join(', ')}.`),
      onUndo: (isRedo) => showField(isRedo ? session.redo() : session.undo()),
    }),
  );
  // it is a layout effect, since one frame would otherwise have neither the plain text nor the editor
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const opened = open(box.current);
    setText(opened);
    if (takesFocus.current) opened.view.focus();
    return () => opened.view.destroy();
  }, [takesFocus]);
  useEffect(() => text?.show(lines), [text, lines]);
  useEffect(() => text?.view.setProps({ attributes }), [text, attributes]);

  const tools = state && text ? toolsOf(state, { command: run, link: openLink }) : [];
  return (
    <>
      <TextToolbar
        label={`Marks: ${title}`}
        tools={tools}
        controls={attributes.id}
        onLeave={() => text?.view.focus()}
      />
      <Said aria-live="polite">{said}</Said>
      <RichTextBox ref={box} data-blocks={shape.isBlocks || undefined} onBlur={leave} />
      <KeyNote text={note} />
      {link && text && (
        <LinkDialog
          range={link}
          spelling={shape.spelling}
          onSet={(words, href) => {
            text.view.dispatch(setLink(text.view.state, link, words, href));
            // as it closes, it gives the focus back to the button of the toolbar
            flushSync(() => setLinkRange(undefined));
            text.view.focus();
          }}
          onClose={() => setLinkRange(undefined)}
        />
      )}
    </>
  );
}

const noBreaks = 'A paragraph or an item has no line breaks. This is a new one.';

/** Says what a button or a key has turned on or off: the toolbar shows it, but doesn't have the focus. */
const Said = styled.p`
  position: absolute;
  ${visuallyHidden}
`;

/** The box of a text with marks: it looks like a field, and the text in it about as on the site. */
const RichTextBox = styled.div`
  > [contenteditable] {
    ${controlStyle}
    min-height: 3rem;
    border-radius: 0 0 ${theme.radius} ${theme.radius};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  &[data-blocks] > [contenteditable] {
    min-height: 7rem;
  }

  p,
  ul,
  ol,
  blockquote {
    margin: 0;
  }

  [contenteditable] > * + *,
  blockquote > * + * {
    margin-top: ${theme.space.m};
  }

  :is(ul, ol) {
    padding-inline-start: 1.5rem;
    list-style: revert;
  }

  h4 {
    margin: 0;
    font-size: ${theme.size.heading};
  }

  h5 {
    margin: 0;
    font-size: ${theme.size.body};
  }

  blockquote {
    padding-inline-start: ${theme.space.l};
    border-inline-start: 3px solid ${theme.color.accent};
  }
`;
