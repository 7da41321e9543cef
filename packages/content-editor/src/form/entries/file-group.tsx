import { memo, type ReactNode, useId, useState } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import type { Collection } from 'content-check/collection';
import { Button } from '../ui/button';
import { useSessionState, useSession } from '../session-context';
import { EntryDialog } from './entry-dialog';
import type { FileRow } from './listed-files';

type Props = {
  readonly heading: string;
  readonly rows: readonly FileRow[];
  /** The collection that "New …" adds an entry to. */
  readonly collection?: Collection;
  /** Called when an existing or new file is opened. */
  readonly onOpen: () => void;
  readonly children?: ReactNode;
};

/** The files of one kind, and a button that adds one if the collection allows it. */
export function FileGroup({ heading, rows, collection, onOpen, children }: Props) {
  const { title: kind = '' } = metadataOf(collection?.schema);
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {rows.map((row) => (
          <FileItem key={row.file} row={row} onOpen={onOpen} />
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

type ItemProps = Pick<Props, 'onOpen'> & { readonly row: FileRow };

/** A file in the list: its title, and whether it is a draft, is edited, or has errors. */
const FileItem = memo(function FileItem({ row, onOpen }: ItemProps) {
  const { file, title, own, isDraft, isChanged, isGone, mistakes } = row;
  const session = useSession();
  const isOpen = useSessionState((state) => state.file === file);
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
        {isDraft && (
          <>
            {' '}
            <small data-draft>draft</small>
          </>
        )}
        {isChanged && <small> {isGone ? 'to be deleted' : 'changed'}</small>}
        {mistakes > 0 && <small data-wrong> {mistakes} to fix</small>}
      </Button>
    </li>
  );
});
