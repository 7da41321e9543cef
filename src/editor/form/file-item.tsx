import { isDeleted, isUnsaved, nameOfFile, shownErrors } from '../store/derived';
import type { State } from '../store/state';
import { Button } from './button';
import { useEditor, useSession } from './session-context';

type Props = {
  readonly file: string;
  readonly onOpen: () => void;
};

/** A file in the list: its name, and whether it has unsaved changes or errors. */
export function FileItem({ file, onOpen }: Props) {
  const session = useSession();
  const name = useEditor((state) => nameOfFile(state, file));
  const isOpen = useEditor((state) => state.file === file);
  const isChanged = useEditor((state) => isUnsaved(state, file));
  const isGone = useEditor((state) => isDeleted(state, file));
  const mistakes = useEditor((state) => mistakesIn(state, file));
  return (
    <li>
      <Button
        data-quiet
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => {
          session.update({ file });
          onOpen();
        }}
      >
        {name}
        {isChanged && <small> {isGone ? 'to be deleted' : 'not saved'}</small>}
        {mistakes > 0 && <small data-wrong> {mistakes} to fix</small>}
      </Button>
    </li>
  );
}

function mistakesIn(state: State, file: string): number {
  return shownErrors(state).filter((each) => each.file === file).length;
}
