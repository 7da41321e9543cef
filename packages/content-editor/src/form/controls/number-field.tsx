import { useState } from 'react';
import { numberFrom } from '../../writing/number';
import { Input } from '../ui/form-style';
import { type FieldProps, LabelledField, useField } from './use-field';

/** A number. Any other text is kept, with a mistake that says so: a browser's own control would lose it. */
export function NumberField(props: FieldProps) {
  const { value } = props;
  const field = useField(props);
  const { write, touch, control } = field;
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
          write(numberFrom(target.value));
        }}
        onBlur={() => {
          setTyped('');
          touch();
        }}
      />
    </LabelledField>
  );
}
