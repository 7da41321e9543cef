import { posix } from 'node:path';
import { isShown } from '../store/to-save';
import { Button } from './button';
import { useEditor, useSession } from './session-context';

/** Takes away an unused picture: an upload at once, one of the site with the next save. */
export function DeletePicture({ path }: { readonly path: string }) {
  const session = useSession();
  const isUnused = useEditor((state) => !isShown(state, path));
  const isGone = useEditor(({ deletions }) => deletions.includes(path));
  if (!isUnused) return null;
  return (
    <Button
      data-quiet
      aria-label={`${isGone ? 'Keep' : 'Delete'} ${posix.basename(path)}`}
      onClick={() => session.setDeleted(path, !isGone)}
    >
      {isGone ? 'Keep: it goes when you save' : 'Delete: no page shows it'}
    </Button>
  );
}
