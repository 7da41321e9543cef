import { isSame } from '../../writing/json';
import { titleInForm } from '../../session/titles';
import { save } from '../../session/save/save';
import { hasRest, unsavedWaiting, waitingFiles } from '../../session/save/save-rest';
import { Button } from '../ui/button';
import { Help } from '../ui/form-style';
import { useEditor, useSession } from '../session-context';

/** Says which files have to wait, and saves the others. */
export function SaveRest() {
  const session = useSession();
  // appears at no key: the field that is typed in would move
  const isAny = useEditor((state) => hasRest(state.beforeTyping ?? state));
  const isSaving = useEditor((state) => state.isSaving);
  const names = useEditor(
    (state) => waitingFiles(state).map((file) => `“${titleInForm(state, file)}”`),
    isSame,
  );
  const isAnyOther = useEditor((state) => unsavedWaiting(state).length > 0);
  if (!isAny) return null;
  return (
    <>
      <Help>
        Your {isAnyOther && 'other '}changes don’t have to wait for {names.join(', ')}.
      </Help>
      <Button
        aria-disabled={isSaving}
        onClick={() => void save(session, waitingFiles(session.state))}
      >
        Save the rest
      </Button>
    </>
  );
}
