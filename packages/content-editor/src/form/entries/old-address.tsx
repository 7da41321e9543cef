import { useId } from 'react';
import { isOldAddressKept, oldAddress } from '../../session/references/old-addresses';
import { withCompletedRenames } from '../../session/references/renames';
import { Help, Tick } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';

/** Whether the address that the open page had in the last commit leads to its new one. */
export function OldAddress() {
  const session = useSession();
  const id = useId();
  // as soon as the new address is valid, its step of undo also adds a redirect
  const address = useSessionState((state) => oldAddress(withCompletedRenames(state), state.file));
  const isOn = useSessionState((state) =>
    isOldAddressKept(withCompletedRenames(state), state.file),
  );
  if (address === undefined) return null;
  return (
    <>
      <Tick as="label">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) =>
            session.dispatch({ type: 'old address kept', isOn: target.checked })
          }
        />
        Keep {address} working
      </Tick>
      <Help id={id}>
        Whoever comes to the old address, from another site or a bookmark, is led to the new one.
      </Help>
    </>
  );
}
