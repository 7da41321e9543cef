import { canRedo, canUndo } from '../session/undo/undo';
import { Button } from './ui/button';
import { showField } from './go-to-field';
import { useSessionState, useSession } from './session-context';

/** Undo and redo, which show what they change. */
export function UndoButtons() {
  const session = useSession();
  const isUndoable = useSessionState(canUndo);
  const isRedoable = useSessionState(canRedo);
  return (
    <>
      <Button
        data-quiet
        data-repeats
        aria-disabled={!isUndoable}
        onClick={() => showField(session.undo())}
      >
        Undo
      </Button>
      <Button
        data-quiet
        data-repeats
        aria-disabled={!isRedoable}
        onClick={() => showField(session.redo())}
      >
        Redo
      </Button>
    </>
  );
}
