import { isPictureUsed } from '../../session/write/to-write';
import { titleOfPicture } from '../../writing/titles';
import { Button } from '../ui/button';
import { Note } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';

/** Deletes an unused picture: an upload at once, another with the next publication. */
export function DeletePicture({ path }: { readonly path: string }) {
  const session = useSession();
  const isUnused = useSessionState((state) => !isPictureUsed(state, path));
  const isGone = useSessionState(({ pictures }) => pictures[path] === null);
  if (!isUnused) return null;
  const label = isGone ? 'Keep' : 'Delete';
  return (
    <>
      <Button
        data-quiet
        aria-label={`${label} ${titleOfPicture(path)}`}
        onClick={() => session.dispatch({ type: 'deletion toggled', path })}
      >
        {label}
      </Button>
      <Note>{isGone ? 'Will be deleted when you publish' : 'Not used on any page'}</Note>
    </>
  );
}
