import { useId } from 'react';
import {
  isKept,
  oldAddress,
  redirectTargets,
  redirectTarget,
} from '../../session/references/kept-addresses';
import { isSame } from '../../writing/json';
import { FieldBox, Help, Label, Select, Tick } from '../ui/form-style';
import { useEditor, useSession } from '../session-context';

/** Whether the address of the open page, which is to be deleted, leads to another page, and to which. */
export function LeftAddress() {
  const session = useSession();
  const id = useId();
  const address = useEditor((state) => oldAddress(state, state.file));
  const isOn = useEditor((state) => isKept(state, state.file));
  const page = useEditor((state) => redirectTarget(state, state.file) ?? '');
  const choices = useEditor(redirectTargets, isSame);
  if (address === undefined) return null;
  return (
    <>
      <FieldBox>
        <Tick as="label">
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={`${id}-help`}
            onChange={({ target }) =>
              session.dispatch({ type: 'old address kept', isOn: target.checked })
            }
          />
          Keep {address} working
        </Tick>
        <Help id={`${id}-help`}>
          Whoever comes to this address, from another site or a bookmark, is led to another page.
        </Help>
      </FieldBox>
      {isOn && (
        <FieldBox>
          <Label htmlFor={id}>Goes to</Label>
          <Select
            id={id}
            value={page}
            onChange={({ target }) =>
              session.dispatch({ type: 'redirect target chosen', page: target.value })
            }
          >
            {choices.map((choice) => (
              <option key={choice.page} value={choice.page}>
                {choice.title}
              </option>
            ))}
          </Select>
        </FieldBox>
      )}
    </>
  );
}
