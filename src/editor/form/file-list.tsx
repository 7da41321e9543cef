import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { type Collection, collections, isFolder, metadataOf } from '../site/model';
import { nameOfFile } from '../store/derived';
import type { State } from '../store/state';
import { Button } from './button';
import { EntryDialog } from './entry-dialog';
import { FileItem } from './file-item';
import { Input } from './parts';
import { useEditor } from './session-context';

type Props = {
  /** Called when a file is opened, or a new one. */
  readonly onOpen: () => void;
};

/** From this number of files on, a name is found faster by typing than by looking. */
const manyFiles = 30;

const single = collections.filter((each) => !isFolder(each)).map(({ place }) => place);

/** The content files: pages, services and the site's own. */
export function FileList({ onOpen }: Props) {
  const [words, setWords] = useState('');
  const found = useEditor((state) => filesByName(state, words));
  const files = found === '' ? [] : found.split('\n');
  const isLong = useEditor(({ saved }) => Object.keys(saved.files).length >= manyFiles);
  return (
    <List aria-label="Content">
      {isLong && (
        <>
          <Input
            type="search"
            aria-label="Find by name"
            placeholder="Find by name"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p aria-live="polite">{words !== '' && `${files.length} found`}</p>
        </>
      )}
      {collections
        .filter(isFolder)
        .toReversed()
        .map((collection) => (
          <FileGroup
            key={collection.name}
            id={collection.name}
            heading={`${titleOf(collection)}s`}
            files={files.filter((file) => file.startsWith(collection.place))}
            collection={collection}
            onOpen={onOpen}
          />
        ))}
      <FileGroup
        id="site"
        heading="Whole site"
        files={single.filter((file) => files.includes(file))}
        onOpen={onOpen}
      />
    </List>
  );
}

const titleOf = ({ name, schema }: Collection) => metadataOf(schema).title ?? name;

type GroupProps = Props & {
  readonly id: string;
  readonly heading: string;
  readonly files: readonly string[];
  /** The collection to which entries can be added. */
  readonly collection?: Collection;
};

function FileGroup({ id, heading, files, collection, onOpen }: GroupProps) {
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
          New {titleOf(collection).toLowerCase()}
        </Button>
      )}
      {collection && isAdding && (
        <EntryDialog collection={collection} onClose={() => setAdding(false)} onAdd={onOpen} />
      )}
    </section>
  );
}

/**
 * The files whose names hold some words, sorted by name, one per line; also those that no form can show, that
 * are missing, or that are to be deleted.
 */
function filesByName(state: State, words: string): string {
  const files = new Set([...single, ...Object.keys({ ...state.saved.files, ...state.values })]);
  return [...files]
    .map((file) => ({ file, name: nameOfFile(state, file) }))
    .filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ file }) => file)
    .join('\n');
}

const List = styled.nav`
  h2 {
    margin: ${theme.space.l} 0 ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
  }

  > :first-child,
  > :first-child > h2 {
    margin-top: 0;
  }

  > p {
    min-height: 1.5em;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
  }

  ul {
    margin-bottom: ${theme.space.s};
  }

  li button {
    width: 100%;
    font-weight: 400;
    text-align: start;
  }

  li [aria-current] {
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
    box-shadow: inset 4px 0 0 ${theme.color.action};
    font-weight: 600;
  }

  /* no component of its own: to add its style at the first key would take a tenth of that key's time */
  small {
    color: ${theme.color.textMuted};
    font-weight: 600;
    white-space: nowrap;
  }

  [data-wrong] {
    color: ${theme.color.error};
  }
`;
