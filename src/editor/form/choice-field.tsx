import type * as z from 'zod';
import { choiceWords } from '../writing/names';
import { FieldBox, Label, Note, Select } from './parts';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

/** One of a few choices, in plain words. */
export function ChoiceField(props: FieldProps & { readonly part: z.ZodEnum }) {
  const { part, field, isOptional } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const session = useSession();
  const { id, title, note, help, faults, touch, control } = useField(props);
  const options = part.options.map(String);
  return (
    <FieldBox>
      <Label htmlFor={id}>
        {title}
        <Note>{note}</Note>
      </Label>
      <Select
        {...control}
        value={value}
        onBlur={touch}
        onChange={({ target }) => {
          session.change(field, target.value === '' && isOptional ? undefined : target.value);
        }}
      >
        {(isOptional || !options.includes(value)) && <option value="">{value || 'None'}</option>}
        {options.map((each) => (
          <option key={each} value={each}>
            {choiceWords(part, each)}
          </option>
        ))}
      </Select>
      {faults}
      {help}
    </FieldBox>
  );
}
