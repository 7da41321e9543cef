import { useId } from 'react';
import {
  isOldAddressKept,
  oldAddress,
  redirectTargets,
  redirectTarget,
} from '../../session/references/old-addresses';
import { isSame } from '../../writing/json';
import { FieldBox, Help, Label, Select, Tick } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';

/** Whether the address of the open page, which is to be deleted, leads to another page, and to which. */
export function DeletedAddress() {
  const session = useSession();
  const id = useId();
  const address = useSessionState((state) => oldAddress(state, state.file));
  const isOn = useSessionState((state) => isOldAddressKept(state, state.file));
  const page = useSessionState((state) => redirectTarget(state, state.file) ?? '');
  const choices = useSessionState(redirectTargets, isSame);
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
