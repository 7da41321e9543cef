import { changesToSave } from '../session/file-changes';
import { ChangeList } from './change-list';
import { Dialog } from './dialog';
import { useEditor } from './session-context';

type Props = { readonly onClose: () => void; readonly onSave: () => void };

/** Describes in sentences what a save would change. */
export function ReviewDialog({ onClose, onSave }: Props) {
  const changes = changesToSave(useEditor((all) => all));
  const isAny = changes.length > 0;
  return (
    <Dialog
      title="What changes"
      onClose={onClose}
      action={isAny ? 'Save' : undefined}
      onAction={() => {
        onClose();
        onSave();
      }}
    >
      {!isAny && <p>Nothing. Everything is saved.</p>}
      <ChangeList changes={changes} />
    </Dialog>
  );
}
