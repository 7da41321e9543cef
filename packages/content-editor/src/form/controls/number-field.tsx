import { type KeyboardEvent, useState } from 'react';
import type * as z from 'zod';
import { numberFrom, numberLimits, steppedNumber } from '../../writing/number';
import { Input, Note } from '../ui/form-style';
import { useSession } from '../session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/**
 * A number: an input in which arrow keys count up and down. What is no number is kept as it was typed, with a mistake that
 * says so; a browser's own control would lose it.
 */
export function NumberField(props: FieldProps & { readonly part: z.ZodNumber }) {
  const { part, field: name, value, isOptional } = props;
  const session = useSession();
  const field = useField(props);
  const { id, touch, control } = field;
  const { minimum, maximum, step } = numberLimits(part);
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  // "1.0" is 1, and the beginning of "1.05"
  const [typed, setTyped] = useState('');
  const write = (next: number | string) =>
    session.type(name, next === '' && isOptional ? undefined : next);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    // with Alt, arrow keys move an entry of a list
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = steppedNumber(part, value, by);
    if (next !== undefined) write(next);
  };
  return (
    <LabelledField of={field} aside={<Note id={`${id}-limits`}>{limitsInWords(part)}</Note>}>
      <Input
        {...control}
        aria-describedby={`${control['aria-describedby']} ${id}-limits`}
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        inputMode={step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={numberFrom(typed) === (value ?? '') ? typed : text}
        onChange={({ target }) => {
          setTyped(target.value);
          write(numberFrom(target.value));
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTyped('');
          touch();
        }}
      />
    </LabelledField>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** "From 1 to 12, in steps of 0.5"; empty without limits. */
function limitsInWords(part: z.ZodNumber): string {
  const { minimum, maximum, step = 1 } = numberLimits(part);
  const range =
    minimum !== undefined && maximum !== undefined
      ? `From ${minimum} to ${maximum}`
      : [
          minimum !== undefined && `From ${minimum}`,
          maximum !== undefined && `Up to ${maximum}`,
        ].find((words) => words !== false);
  return [range, step !== 1 && `in steps of ${step}`].filter(Boolean).join(', ');
}
