import { isOldAddressKept, oldAddress } from '../../session/references/old-addresses';
import { withNamesCompleted } from '../../session/references/renames';
import { TickBox } from '../ui/tick-box';
import { useSessionState, useSession } from '../session-context';

/** Whether the address that the open page had in the last commit leads to its new one. */
export function OldAddress() {
  const session = useSession();
  // as soon as the new address is valid, its step of undo also adds a redirect
  const address = useSessionState((state) => oldAddress(withNamesCompleted(state), state.file));
  const isOn = useSessionState((state) => isOldAddressKept(withNamesCompleted(state), state.file));
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
