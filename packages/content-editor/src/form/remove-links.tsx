import { titleInForm } from '../session/titles/titles';
import { targetsToUnlink } from '../session/references/remove-dead-links';
import { isSame } from '../writing/json';
import { useSessionState, useSession } from './session-context';
import { Button } from './ui/button';
import { Help } from './ui/form-style';

/** Offers to remove all links to what was deleted, while some of them are mistakes. */
export function RemoveLinks() {
  const session = useSession();
  const names = useSessionState(
    (state) => targetsToUnlink(state).map((file) => `“${titleInForm(state, file)}”`),
    isSame,
  );
  if (names.length === 0) return null;
  return (
    <>
      <Help>There is no {names.join(', ')} any more, but links lead there.</Help>
      <Button onClick={() => session.dispatch({ type: 'links removed' })}>
        Remove these links
      </Button>
    </>
  );
}
