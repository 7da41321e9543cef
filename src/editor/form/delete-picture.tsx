import { posix } from '../store/posix-path';
import { isShown, type State } from '../store/state';
import { Button } from './parts';
import { useEditor, useSession } from './session-context';

const selectDeletions = ({ deletions }: State) => deletions;
const selectSaved = ({ saved }: State) => saved;

/** Deletes a picture with the next save; only for one that no page shows. */
export function DeletePicture({ path }: { readonly path: string }) {
  const session = useSession();
  const deletions = useEditor(selectDeletions);
  const saved = useEditor(selectSaved);
  if (!(path in saved.pictures) || isShown(path, session.texts)) return null;
  const isGone = deletions.includes(path);
  const others = deletions.filter((each) => each !== path);
  return (
    <Button
      data-quiet
      aria-label={`${isGone ? 'Keep' : 'Delete'} ${posix.basename(path)}`}
      onClick={() => session.update({ deletions: isGone ? others : [...others, path] })}
    >
      {isGone ? 'Keep: it goes when you save' : 'Delete: no page shows it'}
    </Button>
  );
}
