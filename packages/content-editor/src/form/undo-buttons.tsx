import { canRedo, canUndo } from '../session/undo/undo';
import { Button } from './ui/button';
import { show } from './reveal';
import { useEditor, useSession } from './session-context';

/** Undo and redo, which show what they change. */
export function UndoButtons() {
  const session = useSession();
  const isUndoable = useEditor(canUndo);
  const isRedoable = useEditor(canRedo);
  return (
    <>
      <Button
        data-quiet
        data-repeats
        aria-disabled={!isUndoable}
        onClick={() => show(session.undo())}
      >
        Undo
      </Button>
      <Button
        data-quiet
        data-repeats
        aria-disabled={!isRedoable}
        onClick={() => show(session.redo())}
      >
        Redo
      </Button>
    </>
  );
}
