import { useCallback, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { collectionOf } from 'content-check/collection';
import { folderHeading } from '../../writing/titles';
import { isFolder } from '../../writing/schema';
import { findField } from '../../writing/find-field';
import { theme } from '../ui/theme';
import { Input } from '../ui/form-style';
import { goToField } from '../go-to-field';
import { useSessionState, useSession } from '../session-context';
import { DeletedFiles } from './deleted-files';
import { FileGroup } from './file-group';
import { folderOf, listedFiles, queryWords, singleFiles } from './listed-files';

type Props = {
  /** Called when an existing or new file is opened. */
  readonly onOpen: () => void;
};

/** The content files by collection, with a search for words in them. */
export function FileList({ onOpen }: Props) {
  const session = useSession();
  const { model } = session.state;
  const [query, setQuery] = useState('');
  // the input shows what is typed before the list does, since rendering hundreds of names takes longer
  const sought = useDeferredValue(query);
  const rows = useSessionState((state) => listedFiles(state, sought));
  const single = singleFiles(model);
  const open = useCallback(() => {
    onOpen();
    const { state } = session;
    const { file } = state;
    const words = queryWords(query);
    const field = findField(words, state.editedEntries[file], collectionOf(model, file)?.schema);
    if (words !== '' && field !== undefined) goToField(field);
  }, [onOpen, session, model, query]);
  return (
    <List aria-label="Content">
      <Input
        type="search"
        aria-label="Find words"
        placeholder="Find words"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p aria-live="polite">{query !== '' && foundWords(rows.length)}</p>
      {model.collections.filter(isFolder).map((collection) => (
        <FileGroup
          key={collection.name}
          heading={folderHeading(collection.name)}
          rows={rows.filter(({ file }) => folderOf(model, file) === collection)}
          collection={collection}
          onOpen={open}
        >
          <DeletedFiles collection={collection} onOpen={onOpen} />
        </FileGroup>
      ))}
      {single.length > 0 && (
        <FileGroup
          heading="Whole site"
          rows={single.flatMap((file) => rows.find((row) => row.file === file) ?? [])}
          onOpen={open}
        />
      )}
    </List>
  );
}

const foundWords = (count: number) =>
  count === 0 ? 'Nothing has these words. Try fewer.' : `${count} found`;

const List = styled.nav`
  :is(h2, h3) {
    margin: ${theme.space.xl} 0 ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
  }

  > :first-child,
  > :first-child > h2 {
    margin-top: 0;
  }

  /* groups without a result; a search is for what the site has */
  &:has(> input:not(:placeholder-shown)) :is(section:not(:has(> ul > li)), [data-deleted]) {
    display: none;
  }

  > p {
    min-height: 1.5em;
    margin-top: ${theme.space.xs};
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

  /* not a component: inserting its styles would take a tenth of the first keystroke's time */
  small {
    color: ${theme.color.textMuted};
    font-weight: 600;
    white-space: nowrap;
  }

  [data-title] {
    display: block;
    font-weight: 400;
    white-space: normal;
  }

  [data-draft] {
    padding: 0 ${theme.space.xs};
    border: 1px dashed ${theme.color.border};
    border-radius: ${theme.radius};
  }

  [data-wrong] {
    color: ${theme.color.error};
  }
`;
