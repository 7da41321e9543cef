import { useEffect, useId, useState } from 'react';
import type { Collection } from 'content-check/collection';
import type { Snapshot } from '../session/store';
import { restore } from '../session/restore';
import { parseEntry } from '../writing/json';
import { fileName } from '../writing/names';
import { Button } from './button';
import { useEditor, useSession } from './session-context';

/** The texts of the files that only the last commit has; none without one. */
export function useDeletedFiles(): Snapshot['files'] {
  const { store } = useSession().tools;
  const version = useEditor(({ saved }) => saved.version);
  const [deleted, setDeleted] = useState<Snapshot['files']>({});
  useEffect(() => {
    let isOutdated = false;
    void store
      .deleted()
      // a list that can't be read is as good as none: nothing else depends on it
      .catch(() => ({}))
      .then((found) => {
        if (!isOutdated) setDeleted(found);
      });
    return () => {
      isOutdated = true;
    };
  }, [store, version]);
  return deleted;
}

type Props = {
  readonly collection: Collection;
  /** From `useDeletedFiles`. */
  readonly deleted: Snapshot['files'];
  /** Called when a file was brought back and is open. */
  readonly onOpen: () => void;
};

/** The deleted files of a collection, and buttons that bring them back. */
export function DeletedFiles({ collection, deleted, onOpen }: Props) {
  const session = useSession();
  const id = useId();
  const paths = useEditor(({ saved, values }) =>
    Object.keys(deleted)
      .filter((file) => file.startsWith(collection.place))
      .filter((file) => !(file in saved.files || file in values))
      .join('\n'),
  );
  if (paths === '') return null;
  return (
    <section aria-labelledby={id} data-deleted>
      <h3 id={id}>Deleted</h3>
      <ul>
        {paths.split('\n').map((file) => (
          <li key={file}>
            <Button
              data-quiet
              onClick={() => {
                void restore(session, file).then((isBack) => {
                  if (isBack) onOpen();
                });
              }}
            >
              Bring back:{' '}
              {fileName(session.tools.editor.model, file, parseEntry(deleted[file] ?? ''))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
