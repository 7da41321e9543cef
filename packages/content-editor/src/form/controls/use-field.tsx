import { type ReactNode, useCallback, useId } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import { isTyped, type Part } from '../../writing/schema';
import { placesAfter } from '../../writing/identity';
import type { Json } from '../../writing/json';
import { afterPress } from '../ui/after-press';
import { FieldBox, Help, Label, LabelRow, Note } from '../ui/form-style';
import { fieldAttribute } from '../go-to-field';
import { useSession } from '../session-context';
import { FieldProblems, type FieldProblem, useFieldProblems } from './field-problems';

/** Props of every control. */
export type FieldProps = {
  /** Its part of the schema, without the wrapper that makes it optional. */
  readonly part: Part;
  /** Its path in the file, as the check reports it. */
  readonly field: string;
  readonly value: Json | undefined;
  readonly isOptional: boolean;
};

/** Label, help and errors of a field, and the attributes that connect them to its control. */
export function useField({ part, field, value, isOptional }: FieldProps) {
  const id = useId();
  const session = useSession();
  const problems = useFieldProblems(field);
  const { title = field, description = '', examples = [] } = metadataOf(part);
  const example = isTyped(part) ? examples.find(isWritten) : undefined;
  const hints: ReactNode = (
    <>
      <div id={`${id}-problems`}>
        <FieldProblems problems={problems} part={part} field={field} title={title} />
      </div>
      <Help data-hint id={`${id}-help`}>
        {description}
        {example !== undefined && (
          <>
            {' '}
            For example: <q>{example}</q>
          </>
        )}
      </Help>
    </>
  );
  return {
    id,
    title,
    label: (
      <>
        {title}
        {isOptional && <Note> (optional)</Note>}
      </>
    ),
    /** Its errors and its help. */
    hints,
    text: typeof value === 'string' ? value : '',
    /** Sets a value as it is typed; an empty text removes an optional field. */
    write: (next: Json) => session.type(field, next === '' && isOptional ? undefined : next),
    touch: useCallback(() => {
      // the click may open another file, or move the entry
      const { file, editedEntries } = session.state;
      afterPress(() => {
        for (const place of placesAfter(
          [{ file, field }],
          editedEntries,
          session.state.editedEntries,
        ))
          session.touch(place);
      });
    }, [session, field]),
    control: {
      id,
      'aria-describedby': `${id}-problems ${id}-help`,
      'aria-invalid': problems.some(isError) || undefined,
      [fieldAttribute]: field,
    },
  };
}

const isError = ({ severity, isMended }: FieldProblem) => severity === 'error' && !isMended;

const isWritten = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

type LabelledProps = {
  readonly of: Pick<ReturnType<typeof useField>, 'id' | 'label' | 'hints'>;
  /** Beside the label. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A control with its label above and its help below. */
export function LabelledField({ of: { id, label, hints }, aside, children }: LabelledProps) {
  return (
    <FieldBox>
      <LabelRow>
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </LabelRow>
      {children}
      {hints}
    </FieldBox>
  );
}
