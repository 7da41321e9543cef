import { useState } from 'react';
import { numberFrom } from '../../writing/number';
import { Input } from '../ui/form-style';
import { useSession } from '../session-context';
import { type FieldProps, LabelledField, useField } from './use-field';

/** A number. What is none is kept as it was typed, with a mistake that says so; a browser's own control would lose it. */
export function NumberField(props: FieldProps) {
  const { field: name, value, isOptional } = props;
  const session = useSession();
  const field = useField(props);
  const { touch, control } = field;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  // "1.0" is 1, and the beginning of "1.05"
  const [typed, setTyped] = useState('');
  return (
    <LabelledField of={field}>
      <Input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        value={numberFrom(typed) === (value ?? '') ? typed : text}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = numberFrom(target.value);
          session.type(name, next === '' && isOptional ? undefined : next);
        }}
        onBlur={() => {
          setTyped('');
          touch();
        }}
      />
    </LabelledField>
  );
}
