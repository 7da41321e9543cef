import { type ClipboardEvent, useMemo, useState } from 'react';
import type * as z from 'zod';
import { styled } from 'styled-components';
import { traitsOf } from '../writing/schema';
import { limitsOf } from '../writing/blank';
import { type LinkTarget, linkTargets } from '../writing/links';
import { theme } from './theme';
import { Input, Note, TextArea } from './parts';
import { pasteLines } from './paste-lines';
import { useSession } from './session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/** A text: an input, or, if long texts are allowed, a text area that grows with its text. */
export function TextField(props: FieldProps & { readonly part: z.ZodString }) {
  const { part } = props;
  const session = useSession();
  const [targets, setTargets] = useState<readonly LinkTarget[]>([]);
  const field = useField(props);
  const { id, text, write, touch, control } = field;
  const { maxLength } = useMemo(() => limitsOf(part), [part]);
  const rows = Math.ceil((maxLength ?? 0) / longestLine);
  const { bestLength: best, keyboard, isProse = false, refersTo } = traitsOf(part);
  // the names of entries that could be linked to are suggested
  const suggests = refersTo !== undefined;
  const shared = {
    ...control,
    'aria-describedby': `${control['aria-describedby']} ${id}-count`,
    value: text,
    maxLength: maxInputLength,
    // the direction of its first strong character
    dir: 'auto',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      write(oneLine(target.value));
    },
    onPaste: (event: ClipboardEvent) => {
      const lines = event.clipboardData.getData('text/plain').split(/[\r\n\u2028\u2029]+/);
      if (text === '' && pasteLines(session, props.field, lines.map(oneLine)))
        event.preventDefault();
    },
    onBlur: () => {
      // at once: after the click, another file may be open, or another entry may be at this index
      if (text !== text.trim()) write(text.trim());
      touch();
    },
  };
  return (
    <LabelledField
      of={field}
      aside={
        maxLength !== undefined && (
          <Count id={`${id}-count`} data-over={text.length > maxLength || undefined}>
            {best
              ? `Length ${text.length}, best ${best.least} to ${best.most}`
              : `${text.length} of ${maxLength} characters`}
          </Count>
        )
      }
    >
      {rows > 1 ? (
        <TextArea
          {...shared}
          // where it can't grow with its text
          rows={rows}
          onKeyDown={(event) => {
            // a line break would become a space and move the caret to the end
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : (
        <Input
          {...shared}
          autoComplete="off"
          spellCheck={isProse}
          inputMode={keyboard}
          list={suggests ? `${id}-targets` : undefined}
          onFocus={() => {
            const { editor, values } = session.state;
            if (refersTo) setTargets(linkTargets(editor.model, values, refersTo.collection));
          }}
        />
      )}
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

/**
 * Removes invisible characters that come with pasted text and that the check refuses: line breaks, tabs, other
 * control characters, soft hyphens, zero-width and bidirectional characters.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/\s*[\t\n\u2028\u2029]\s*/g, ' ')
    .replaceAll(/[\p{Cc}\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '');
}

const Count = styled(Note)`
  &[data-over] {
    color: ${theme.color.error};
    font-weight: 700;
  }
`;
