import { changesToSave } from '../../session/publish/file-changes';
import { isSame } from '../../writing/json';
import { ChangeList } from '../history/change-list';
import { Dialog } from '../ui/dialog';
import { useEditor, useSession } from '../session-context';
import { saveLabel } from './publication-words';

type Props = { readonly onClose: () => void; readonly onSave: () => void };

/** Describes in sentences what a save would change. */
export function ReviewDialog({ onClose, onSave }: Props) {
  const { store } = useSession().tools;
  const changes = useEditor(changesToSave, isSame);
  const isAny = changes.length > 0;
  return (
    <Dialog
      title="What changes"
      onClose={onClose}
      action={isAny ? saveLabel(store) : undefined}
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
