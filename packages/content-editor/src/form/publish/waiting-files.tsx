import { worded } from 'content-check/messages/messages';
import { shownMistakes } from '../../session/problems/shown-problems';
import { editedWaiting } from '../../session/write/waiting';
import { chooseVersion } from '../../session/after-progress';
import { isSame } from '../../writing/json';
import { PlaceList } from '../place-list';
import { useSessionState, useSession } from '../session-context';

/**
 * What a publication leaves out, as long as it has a mistake or two versions.
 * @param onGo called before the focus moves to one of these fields
 */
export function WaitingFiles({ onGo }: { readonly onGo: () => void }) {
  const { messages } = useSession();
  const files = useSessionState(editedWaiting, isSame);
  const errors = useSessionState(shownMistakes, isSame).filter(({ file }) => files.includes(file));
  const conflicts = useSessionState((state) => state.conflicts).filter(({ file }) =>
    files.includes(file),
  );
  if (files.length === 0) return null;
  return (
    <>
      <p>This waits until you have put it right:</p>
      <PlaceList
        places={[
          ...errors.map((problem) => worded(problem, messages)),
          ...conflicts.map(({ file, field }) => ({ file, field, message: chooseVersion })),
        ]}
        onGo={onGo}
      />
    </>
  );
}
