import { useId } from 'react';
import {
  isOldAddressKept,
  oldAddress,
  redirectTargets,
  redirectTarget,
} from '../../session/references/old-addresses';
import { afterCompletingNames } from '../../session/references/renames';
import { TickBox } from '../ui/tick-box';
import { useSessionState, useSession } from '../session-context';
import { isSame } from '../../writing/json';
import { FieldBox, Label, Select } from '../ui/form-style';

/** Whether the address that the open page had in the last commit leads to its new one. */
export function OldAddress() {
  const session = useSession();
  // as soon as the new address is valid, its step of undo also adds a redirect
  const address = useSessionState((state) => oldAddress(afterCompletingNames(state), state.file));
  const isOn = useSessionState((state) =>
    isOldAddressKept(afterCompletingNames(state), state.file),
  );
  if (address === undefined) return null;
  return (
    <TickBox
      label={`Keep ${address} working`}
      isOn={isOn}
      help="Whoever comes to the old address, from another site or a bookmark, is led to the new one."
      onChange={(isKept) => session.dispatch({ type: 'old address kept', isOn: isKept })}
    />
  );
}

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
        <TickBox
          label={`Keep ${address} working`}
          isOn={isOn}
          help="Whoever comes to this address, from another site or a bookmark, is led to another page."
          onChange={(isKept) => session.dispatch({ type: 'old address kept', isOn: isKept })}
        />
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
