import { changedFiles, changesOf, entriesToSave } from '../session/to-save';
import type { State } from '../session/state';
import { pictureName } from '../writing/names';
import { ChangeList } from './change-list';
import { Dialog } from './dialog';
import { type FileChanges, fileChanges, withPictures } from './file-changes';
import { useEditor } from './session-context';

type Props = { readonly onClose: () => void; readonly onSave: () => void };

/** Describes in sentences what a save would change. */
export function ReviewDialog({ onClose, onSave }: Props) {
  const state = useEditor((all) => all);
  const files = changedFiles(state).map((file) => changeOf(state, file));
  const pictures = changesOf(state).flatMap((change) =>
    'base64' in change
      ? [`“${pictureName(change.path)}” is ${change.base64 === null ? 'deleted' : 'added'}.`]
      : [],
  );
  const changes = withPictures(files, pictures);
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

function changeOf(state: State, file: string): FileChanges {
  const { [file]: before } = state.entries;
  const changes = fileChanges(state, file, before, entriesToSave(state)[file]);
  const isDamaged = before === undefined && file in state.saved.files;
  return isDamaged ? { ...changes, sentences: ['This replaces a damaged file.'] } : changes;
}
