import { type ClipboardEvent, useMemo, useState } from 'react';
import type * as z from 'zod';
import { linesOf, trimmed } from 'content-check/visible-text';
import { traitsOf } from '../../writing/schema';
import { limitsOf } from '../../writing/blank';
import { editedEntries } from '../../session/to-outside';
import { type LinkTarget, linkTargets } from '../../writing/links';
import { lineFrom, oneLine } from '../../writing/one-line';
import { KeptAddress } from '../entries/kept-address';
import { Input, TextArea } from '../ui/parts';
import { KeyNote, oneLineOnly } from '../ui/key-note';
import { useSession } from '../session-context';
import { respell, tidied } from './spelling';
import { pasteLines } from './paste-lines';
import { TextLength } from './text-length';
import { type FieldProps, LabelledField, useField } from './use-field';

/** A text: an input, or, if long texts are allowed, a text area that grows with its text. */
export function TextField(props: FieldProps & { readonly part: z.ZodString | z.ZodStringFormat }) {
  const { part } = props;
  const session = useSession();
  const [targets, setTargets] = useState<readonly LinkTarget[]>([]);
  const [note, setNote] = useState('');
  const field = useField(props);
  const { id, text, write, touch, control } = field;
  // the space before the next word is not part of the text yet
  const [typed, setTyped] = useState('');
  const { maxLength } = useMemo(() => limitsOf(part), [part]);
  const rows = Math.ceil((maxLength ?? 0) / longestLine);
  const { keyboard, isDate = false, isProse = false, names, refersTo, spelling } = traitsOf(part);
  // the names of entries that could be linked to are suggested
  const suggests = refersTo !== undefined;
  const shared = {
    ...control,
    'aria-describedby': `${control['aria-describedby']} ${id}-count`,
    value: trimmed(typed) === text ? typed : text,
    maxLength: maxInputLength,
    // the direction of its first strong character
    dir: 'auto',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const { text: line, lost } = lineFrom(target.value);
      setNote('');
      setTyped(line);
      if (trimmed(line) !== text) write(trimmed(line));
      if (lost > 0) session.dispatch({ type: 'announced', status: leftOut(lost) });
    },
    onPaste: (event: ClipboardEvent) => {
      const lines = linesOf(event.clipboardData.getData('text/plain'));
      if (text === '' && pasteLines(session, props.field, lines.map(oneLine)))
        event.preventDefault();
    },
    onBlur: () => {
      setNote('');
      // at once: after the click, another file may be open, or another entry may be at this index
      setTyped('');
      const { plain, spelled } = tidied(text, spelling);
      if (spelled !== plain) respell(session, props.field, spelled);
      else if (text !== plain) write(plain);
      touch();
    },
  };
  return (
    <LabelledField of={field} aside={<TextLength id={`${id}-count`} part={part} text={text} />}>
      {rows > 1 ? (
        <>
          <TextArea
            {...shared}
            // where it can't grow with its text
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
          // a calendar would hide any other text
          type={isDate && /^(?:\d{4}-\d\d-\d\d)?$/.test(text) ? 'date' : undefined}
          autoComplete="off"
          spellCheck={isProse}
          inputMode={keyboard}
          list={suggests ? `${id}-targets` : undefined}
          onFocus={() => {
            const { state } = session;
            const entries = editedEntries(state);
            if (refersTo) setTargets(linkTargets(state.editor, entries, refersTo.collection));
          }}
        />
      )}
      {names !== undefined && <KeptAddress />}
      {suggests && (
        <datalist id={`${id}-targets`}>
          {targets.map(({ address, title }) => (
            <option key={address} value={address} label={title} />
          ))}
        </datalist>
      )}
    </LabelledField>
  );
}

/** Longer texts would be cut off in an input. */
const longestLine = 60;

/** Longer than any text of the site. With a whole book, every keystroke would take seconds. */
const maxInputLength = 10_000;

function leftOut(characters: number): string {
  return characters === 1
    ? 'An invisible character is left out.'
    : `${characters} invisible characters are left out.`;
}
