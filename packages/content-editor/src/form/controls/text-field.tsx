import { type ClipboardEvent, useMemo, useState } from 'react';
import type * as z from 'zod';
import { linesOf, trimmed } from 'content-check/visible-text';
import { textKind, traitsOf } from '../../writing/schema';
import { limitsOf } from '../../writing/limits';
import { lineFrom, oneLine } from '../../writing/one-line';
import { OldAddress } from '../entries/old-address';
import { pasteLines } from '../lists/paste-lines';
import { Input, TextArea } from '../ui/form-style';
import { KeyNote, oneLineOnly } from '../ui/key-note';
import { useSession } from '../session-context';
import { LinkInput } from './link-input';
import { LinkTitle } from './link-title';
import { respell, tidied } from './spelling';
import { TextLength } from './text-length';
import { type FieldProps, LabelledField, useField } from './use-field';

/** A text: an input, or, if long texts are allowed, a text area that grows with its text. */
export function TextField(props: FieldProps & { readonly part: z.ZodString | z.ZodStringFormat }) {
  const { part } = props;
  const session = useSession();
  const [note, setNote] = useState('');
  const field = useField(props);
  const { id, text, write, touch, control } = field;
  // the space before the next word is not part of the text yet
  const [typed, setTyped] = useState('');
  const { maxLength } = useMemo(() => limitsOf(part), [part]);
  const rows = Math.ceil((maxLength ?? 0) / maxLineLength);
  const { keyboard, isProse = false, names, refersTo, spelling } = traitsOf(part);
  const type = (next: string) => {
    const { text: line, lost } = lineFrom(next);
    setNote('');
    setTyped(line);
    if (trimmed(line) !== text) write(trimmed(line));
    if (lost > 0) session.announce(leftOut(lost));
  };
  const leave = (left: string) => {
    setNote('');
    // the text is tidied at once: after the click, another file may be open, or another entry may be at this
    // index
    setTyped('');
    const { plain, spelled } = tidied(left, spelling);
    if (spelled !== plain) respell(session, props.field, spelled);
    else if (text !== plain) write(plain);
    touch();
  };
  const shared = {
    ...control,
    'aria-describedby': `${control['aria-describedby']} ${id}-aside`,
    value: trimmed(typed) === text ? typed : text,
    maxLength: maxInputLength,
    // the text has the direction of its first strong character
    dir: 'auto',
    onPaste: (event: ClipboardEvent) => {
      const lines = linesOf(event.clipboardData.getData('text/plain'));
      if (text === '' && pasteLines(session, props.field, lines.map(oneLine)))
        event.preventDefault();
    },
  };
  const handlers = {
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
    onBlur: () => leave(text),
  };
  if (refersTo) {
    const { collection } = refersTo;
    return (
      <LabelledField
        of={field}
        aside={<LinkTitle id={`${id}-aside`} collection={collection} address={text} />}
      >
        <LinkInput {...shared} collection={collection} onChange={type} onLeave={leave} />
      </LabelledField>
    );
  }
  return (
    <LabelledField of={field} aside={<TextLength id={`${id}-aside`} part={part} text={text} />}>
      {rows > 1 ? (
        <>
          <TextArea
            {...shared}
            {...handlers}
            // this is its height in browsers where it can't grow with its text
            rows={rows}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // a line break would become a space and move the caret to the end
              event.preventDefault();
              setNote(oneLineOnly);
            }}
          />
          <KeyNote text={note} />
        </>
      ) : (
        <Input
          {...shared}
          {...handlers}
          // a calendar would hide any other text
          type={
            textKind(part) === 'day' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text) ? 'date' : undefined
          }
          autoComplete="off"
          spellCheck={isProse}
          inputMode={keyboard}
        />
      )}
      {names !== undefined && <OldAddress />}
    </LabelledField>
  );
}

/** A text that may be longer than this gets a text area: an input would cut it off. */
const maxLineLength = 60;

/** The most characters that a control takes: with a whole book, each key would take seconds. */
const maxInputLength = 10_000;

function leftOut(characters: number): string {
  return characters === 1
    ? 'An invisible character is left out.'
    : `${characters} invisible characters are left out.`;
}
