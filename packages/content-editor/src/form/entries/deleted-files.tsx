import { useId } from 'react';
import type { Collection } from 'content-check/collection';
import { restoreCommitted } from '../../session/history/restore-committed';
import { titleOfFile } from '../../writing/titles';
import { isSameList } from '../../writing/json';
import { Button } from '../ui/button';
import { useSessionState, useSession } from '../session-context';
import { folderOf } from './listed-files';

type Props = {
  readonly collection: Collection;
  /** Called when a file was brought back and is open. */
  readonly onOpen: () => void;
};

/** The files of a collection that only the last commit has, and buttons that bring them back. */
export function DeletedFiles({ collection, onOpen }: Props) {
  const session = useSession();
  const id = useId();
  const committed = useSessionState((state) => state.committed);
  const paths = useSessionState(
    ({ model, base, editedEntries }) =>
      Object.keys(committed)
        .filter((file) => !(file in base.files || file in editedEntries))
        .filter((file) => folderOf(model, file) === collection),
    isSameList,
  );
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby={id} data-deleted>
      <h3 id={id}>Deleted</h3>
      <ul>
        {paths.map((file) => (
          <li key={file}>
            <Button
              data-quiet
              onClick={() => {
                void restoreCommitted(session, file).then(() => {
                  if (file in session.state.editedEntries) onOpen();
                });
              }}
            >
              Bring back: {titleOfFile(session.state.model, file, committed[file])}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
