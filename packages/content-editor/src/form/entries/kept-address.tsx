import { useId } from 'react';
import { isKept, oldAddress } from '../../session/references/kept-addresses';
import { isIncomplete } from '../../session/references/renames';
import { Help, Tick } from '../ui/form-style';
import { useEditor, useSession } from '../session-context';

/** Whether the address that the open page had in the last commit leads to its new one. */
export function KeptAddress() {
  const session = useSession();
  const id = useId();
  const address = useEditor((state) => oldAddress(state, state.file));
  const isOn = useEditor((state) => isKept(state, state.file));
  const isWaiting = useEditor((state) => isIncomplete(state, state.file));
  if (address === undefined) return null;
  return (
    <>
      <Tick as="label">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isWaiting}
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
