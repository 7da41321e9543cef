import { lazy, memo, Suspense, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { styled } from 'styled-components';
import { plainText } from 'rich-text/plain-text';
import type { TextShape } from '../../rich-text/text-shape';
import { shownMistakes } from '../../session/problems/shown-problems';
import { isList } from '../../writing/json';
import { childField } from '../../writing/path';
import { theme } from '../ui/theme';
import { afterPress } from '../ui/after-press';
import { controlStyle, FieldBox, Label, LabelRow } from '../ui/form-style';
import { fieldAttribute, focusNow } from '../go-to-field';
import { useSessionState, useSession } from '../session-context';
import type { RichTextEditor } from './rich-text-editor';
import { FieldProblems, useFieldProblems } from './field-problems';
import { TextLength } from './text-length';
import { type FieldProps, useField } from './use-field';

/** The editor of texts with marks, once it is loaded. */
let loaded: typeof RichTextEditor | undefined;

/** Loads the editor, with the first text that needs it: it weighs as much as the rest of the form. */
export async function loadRichText() {
  const { RichTextEditor: component } = await import('./rich-text-editor');
  loaded = component;
  return { default: component };
}

const LateEditor = lazy(loadRichText);

type Props = FieldProps & {
  readonly part: z.ZodString | z.ZodArray;
  readonly shape: TextShape;
};

/** A text with marks: on one line, or a list of lines, each of them a block. */
export function RichTextField({ shape, ...props }: Props) {
  const { part, field, value, isOptional } = props;
  const session = useSession();
  const { id, title, label, hints, write, touch, control: shared } = useField(props);
  const lines = useMemo(() => linesIn(value), [value]);
  // the component stays the same for as long as the field is shown: another one would lose the caret
  const [Editor] = useState(() => loaded ?? LateEditor);
  const takesFocus = useRef(false);
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...rest } = shared;
  const areLinesInvalid = useSessionState(
    (state) =>
      shape.isBlocks &&
      shownMistakes(state).some(
        (problem) => problem.file === state.file && problem.field.startsWith(`${field}[`),
      ),
  );
  const hasProblem = isInvalid === true || areLinesInvalid;
  const description = [describedBy, `${id}-${shape.isBlocks ? 'lines' : 'count'}`].join(' ');
  const attributes = useMemo(
    () => ({
      ...rest,
      role: 'textbox',
      'aria-multiline': String(shape.isBlocks),
      'aria-labelledby': `${id}-label`,
      'aria-describedby': description,
      // the text has the direction of its first strong character
      dir: 'auto',
      // spelling is checked as in a text area of words
      spellcheck: 'true',
      autocapitalize: 'sentences',
      inputmode: 'text',
      enterkeyhint: shape.isBlocks ? 'enter' : 'done',
      ...(hasProblem && { 'aria-invalid': 'true' }),
    }),
    [id, field, description, hasProblem, shape],
  );
  const change = (next: readonly string[]) => {
    if (!shape.isBlocks) {
      write(next[0] ?? '');
      return;
    }
    const changed = next.flatMap((line, index) => (line === lines[index] ? [] : [index]));
    const [only] = changed;
    // typing in one block is one step of undo
    if (next.length === lines.length && changed.length === 1 && only !== undefined)
      session.type(childField(field, only), next[only] ?? '');
    else session.type(field, next.length === 0 && isOptional ? undefined : [...next]);
  };
  const leave = () => {
    touch();
    const { file } = session.state;
    // a message below the text would move the button that is being clicked
    afterPress(() => {
      if (shape.isBlocks)
        for (const index of lines.keys()) session.touch({ file, field: childField(field, index) });
    });
  };
  return (
    <FieldBox>
      <LabelRow>
        <Label
          as="span"
          id={`${id}-label`}
          // like any label, this one moves the focus to its control
          onClick={() => focusNow(id)}
        >
          {label}
        </Label>
        {part instanceof z.ZodString && (
          <TextLength id={`${id}-count`} part={part} text={lines[0] ?? ''} />
        )}
      </LabelRow>
      <Suspense
        fallback={
          <Waiting
            {...{ [fieldAttribute]: field }}
            tabIndex={-1}
            onFocus={() => (takesFocus.current = true)}
          >
            <PlainText lines={lines} />
          </Waiting>
        }
      >
        <Editor
          takesFocus={takesFocus}
          shape={shape}
          lines={lines}
          attributes={attributes}
          title={title}
          onChange={change}
          onBlur={leave}
        />
      </Suspense>
      {shape.isBlocks && (
        <div id={`${id}-lines`}>
          {lines.map((_, index) => (
            // eslint-disable-next-line react/no-array-index-key -- lines have no other name
            <LineFaults key={index} part={part} field={childField(field, index)} title={title} />
          ))}
        </div>
      )}
      {hints}
    </FieldBox>
  );
}

/** The text without its editor. As a component, it is parsed only where it is shown, not at every key. */
function PlainText({ lines }: { readonly lines: readonly string[] }) {
  return plainText(lines);
}

type LineProps = Pick<Props, 'part' | 'field'> & { readonly title: string };

/** The problems of one line. A text may have many, and is rendered at every key. */
const LineFaults = memo(function LineFaults({ part, field, title }: LineProps) {
  return (
    <FieldProblems problems={useFieldProblems(field)} part={part} field={field} title={title} />
  );
});

function linesIn(value: FieldProps['value']): readonly string[] {
  if (typeof value === 'string') return [value];
  return isList(value) ? value.filter((line) => typeof line === 'string') : [];
}

const Waiting = styled.div`
  ${controlStyle}
  min-height: 5.25rem;
  white-space: pre-line;
  color: ${theme.color.textMuted};
`;
