import { collectionOf } from 'content-check/collection';
import { titlesIn } from '../session/reference-titles';
import { changedFiles, changesOf, entriesToSave } from '../session/to-save';
import type { State } from '../session/state';
import { describeChanges } from '../writing/changes';
import { fileName, pictureName } from '../writing/names';
import { ChangeList } from './change-list';
import { Dialog } from './dialog';
import { useEditor } from './session-context';

type Props = { readonly onClose: () => void; readonly onSave: () => void };

/** Describes in sentences what a save would change. */
export function ReviewDialog({ onClose, onSave }: Props) {
  const state = useEditor((all) => all);
  const files = changedFiles(state).map((file) => ({ file, ...changeOf(state, file) }));
  const pictures = changesOf(state).flatMap((change) =>
    'base64' in change
      ? [`“${pictureName(change.path)}” is ${change.base64 === null ? 'deleted' : 'added'}.`]
      : [],
  );
  const inPictures = { file: '', name: 'Pictures', sentences: pictures };
  const changes = pictures.length > 0 ? [...files, inPictures] : files;
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

function changeOf(state: State, file: string) {
  const [before, after] = [state.entries[file], entriesToSave(state)[file]];
  const isDamaged = before === undefined && file in state.saved.files;
  const sentences = isDamaged
    ? ['This replaces a damaged file.']
    : describeChanges(collectionOf(state.editor.model, file), before, after, titlesIn(state));
  return {
    name: fileName(state.editor.model, file, after ?? before),
    sentences: sentences.length > 0 ? sentences : ['Only the formatting of its file.'],
  };
}
