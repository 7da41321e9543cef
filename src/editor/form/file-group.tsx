import { useState } from 'react';
import { type Collection, metadataOf } from '../site/model';
import { Button } from './button';
import { EntryDialog } from './entry-dialog';
import { FileItem } from './file-item';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly files: readonly string[];
  /** The collection that "New …" adds an entry to. */
  readonly collection?: Collection;
  /** Called when an existing or new file is opened. */
  readonly onOpen: () => void;
};

/** The files of one kind, and a button that adds one if the collection allows it. */
export function FileGroup({ id, heading, files, collection, onOpen }: Props) {
  const { title: kind = '' } = metadataOf(collection?.schema);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby={`${id}-list`}>
      <h2 id={`${id}-list`}>{heading}</h2>
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
      {collection && isAdding && (
        <EntryDialog collection={collection} onClose={() => setAdding(false)} onAdd={onOpen} />
      )}
    </section>
  );
}
