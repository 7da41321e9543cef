import { FieldBox, Tick } from './parts';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';
import { useLeave } from './use-leave';

/** A checkbox. Unchecking it removes an optional field. */
export function SwitchField(props: FieldProps) {
  const { field, value, isOptional } = props;
  const session = useSession();
  const { id, title, hints, touch, control } = useField(props);
  const leave = useLeave(touch);
  return (
    <FieldBox>
      <Tick>
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onBlur={leave}
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
