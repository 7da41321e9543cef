import { FieldBox, Tick } from '../ui/form-style';
import { useSession } from '../session-context';
import { type FieldProps, useField } from './use-field';

/** A checkbox. Unchecking it removes an optional field. */
export function SwitchField(props: FieldProps) {
  const { field, value, isOptional } = props;
  const session = useSession();
  const { id, title, hints, touch, control } = useField(props);
  return (
    <FieldBox>
      <Tick>
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onBlur={touch}
          onChange={({ target }) => {
            session.change(field, target.checked || (isOptional ? undefined : false));
          }}
        />
        <label htmlFor={id}>{title}</label>
      </Tick>
      {hints}
    </FieldBox>
  );
}
