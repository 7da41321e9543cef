import { useMemo } from 'react';
import type { State } from '../store/state';
import { nameOf } from '../writing/follow';
import { fileName } from '../writing/names';
import { FieldBox, Label, Select } from './parts';
import { useEditor, useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

const selectValues = ({ values }: State) => values;
const selectEntries = ({ entries }: State) => entries;

/** A service of this site, by its title. One whose short name is being changed keeps its place. */
export function ServiceField(props: FieldProps) {
  const { field } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const session = useSession();
  const { id, title, help, faults, touch, control } = useField(props);
  const values = useEditor(selectValues);
  const entries = useEditor(selectEntries);
  const services = useMemo(
    () =>
      Object.entries(values).flatMap(([file, entry]) => {
        const name = nameOf(file, entries[file], 'slug') ?? nameOf(file, entry, 'slug');
        return name === undefined ? [] : [{ name, title: fileName(file, entry) }];
      }),
    [values, entries],
  );
  return (
    <FieldBox>
      <Label htmlFor={id}>{title}</Label>
      <Select
        {...control}
        value={value}
        onBlur={touch}
        onChange={({ target }) => session.change(field, target.value)}
      >
        {services.every(({ name }) => name !== value) && (
          <option value={value}>{value || 'Choose a service'}</option>
        )}
        {services.map((each) => (
          <option key={each.name} value={each.name}>
            {each.title}
          </option>
        ))}
      </Select>
      {faults}
      {help}
    </FieldBox>
  );
}
