import { type ReactNode, useId, useState } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import type { Collection } from 'content-check/collection';
import { titleInForm, ownTitle } from '../../session/titles';
import { isDeleted, isEdited } from '../../session/edited';
import { shownErrors } from '../../session/problems/shown-problems';
import { isHiddenEntry } from '../../writing/hidden';
import { Button } from '../ui/button';
import { useEditor, useSession } from '../session-context';
import { EntryDialog } from './entry-dialog';

type Props = {
  readonly heading: string;
  readonly files: readonly string[];
  /** The collection that "New …" adds an entry to. */
  readonly collection?: Collection;
  /** Called when an existing or new file is opened. */
  readonly onOpen: () => void;
  readonly children?: ReactNode;
};

/** The files of one kind, and a button that adds one if the collection allows it. */
export function FileGroup({ heading, files, collection, onOpen, children }: Props) {
  const { title: kind = '' } = metadataOf(collection?.schema);
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {files.map((file) => (
          <FileItem key={file} file={file} onOpen={onOpen} />
        ))}
      </ul>
      {collection && (
        <Button data-add onClick={() => setAdding(true)}>
          New {kind.toLowerCase()}
        </Button>
      )}
      {children}
      {collection && isAdding && (
        <EntryDialog collection={collection} onClose={() => setAdding(false)} onAdd={onOpen} />
      )}
    </section>
  );
}

/** A file in the list: its title, and whether it is a draft, is edited, or has errors. */
function FileItem({ file, onOpen }: Pick<Props, 'onOpen'> & { readonly file: string }) {
  const session = useSession();
  const title = useEditor((state) => titleInForm(state, file));
  const own = useEditor((state) => ownTitle(state, file));
  const isOpen = useEditor((state) => state.file === file);
  const isChanged = useEditor((state) => isEdited(state, file));
  const isGone = useEditor((state) => isDeleted(state, file));
  const isHidden = useEditor(({ editedEntries }) => isHiddenEntry(editedEntries[file]));
  const mistakes = useEditor(
    (state) => shownErrors(state).filter((problem) => problem.file === file).length,
  );
  return (
    <li>
      <Button
        data-quiet
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => {
          session.dispatch({ type: 'file opened', file });
          onOpen();
        }}
      >
        {title}
        {own !== undefined && <small data-title> {own}</small>}
        {isHidden && (
          <>
            {' '}
            <small data-hidden>draft</small>
          </>
        )}
        {isChanged && <small> {isGone ? 'to be deleted' : 'changed'}</small>}
        {mistakes > 0 && <small data-wrong> {mistakes} to fix</small>}
      </Button>
    </li>
  );
}
