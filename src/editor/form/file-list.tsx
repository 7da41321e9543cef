import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { collections, isFolder, metadataOf } from '../site/model';
import { nameOfFile } from '../store/derived';
import type { State } from '../store/state';
import { FileGroup } from './file-group';
import { Input } from './parts';
import { useEditor } from './session-context';

type Props = {
  /** Called when an existing or new file is opened. */
  readonly onOpen: () => void;
};

/** With this many files, searching is faster than scanning the list. */
const manyFiles = 30;

/** Much faster than `localeCompare`: names are sorted on every keystroke. */
const byName = new Intl.Collator();

const single = collections.filter((each) => !isFolder(each)).map(({ place }) => place);

/** The content files: pages, services and the site's own. */
export function FileList({ onOpen }: Props) {
  const [query, setQuery] = useState('');
  // the input updates first: rendering hundreds of names takes longer
  const deferredQuery = useDeferredValue(query);
  const found = useEditor((state) => filesByName(state, deferredQuery));
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
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p aria-live="polite">{query !== '' && `${files.length} found`}</p>
        </>
      )}
      {collections
        .filter(isFolder)
        .toReversed()
        .map((collection) => (
          <FileGroup
            key={collection.name}
            id={collection.name}
            heading={`${metadataOf(collection.schema).title ?? collection.name}s`}
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

/**
 * The files whose names contain the query, sorted by name, one per line; including files that no form can
 * show, that are missing, or that are to be deleted.
 */
function filesByName(state: State, query: string): string {
  const files = new Set([...single, ...Object.keys({ ...state.saved.files, ...state.values })]);
  const part = query.trim().toLowerCase();
  return [...files]
    .map((file) => ({ file, name: nameOfFile(state, file) }))
    .filter(({ name }) => part === '' || name.toLowerCase().includes(part))
    .sort((one, other) => byName.compare(one.name, other.name))
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

  /* not a component: inserting its styles on the first keystroke would take a tenth of that keystroke's time */
  small {
    color: ${theme.color.textMuted};
    font-weight: 600;
    white-space: nowrap;
  }

  [data-wrong] {
    color: ${theme.color.error};
  }
`;
