import { useEffect, useState } from 'react';
import type { Snapshot } from '../store/store';
import { restore } from '../store/restore';
import { parseEntry } from '../writing/json';
import { fileName } from '../writing/names';
import { Button } from './button';
import { useEditor, useSession } from './session-context';

type Props = {
  /** Called when a file was brought back and is open. */
  readonly onOpen: () => void;
};

/** The files that the last commit has and the content has not, and buttons that bring them back. */
export function DeletedFiles({ onOpen }: Props) {
  const session = useSession();
  const { store } = session.tools;
  const version = useEditor(({ saved }) => saved.version);
  const [committed, setCommitted] = useState<Snapshot['files']>({});
  const paths = useEditor(({ saved, values }) =>
    Object.keys(committed)
      .filter((file) => !(file in saved.files || file in values))
      .join('\n'),
  );
  useEffect(() => {
    let isOutdated = false;
    void store
      .deleted()
      // a list that can't be read is as good as none: nothing else depends on it
      .catch(() => ({}))
      .then((found) => {
        if (!isOutdated) setCommitted(found);
      });
    return () => {
      isOutdated = true;
    };
  }, [store, version]);
  if (paths === '') return null;
  return (
    <section aria-labelledby="deleted-list" data-deleted>
      <h2 id="deleted-list">Deleted</h2>
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
              Bring back: {fileName(file, parseEntry(committed[file] ?? ''))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
