import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type Collection, collections } from '../../content-model/collections';
import { metadataOf } from '../../content-model/field-metadata';
import { theme } from '../../theme/theme';
import { toldProblems } from '../store/save';
import { type State } from '../store/state';
import { fileName } from '../writing/names';
import { isSame } from '../writing/json';
import { Button } from './parts';
import { useEditor, useSession } from './session-context';

const selectState = (state: State) => state;

type Props = {
  /** Asks for the title of a new entry. */
  readonly onAdd: (collection: Collection) => void;
  /** A file was opened: on a phone its form takes the place of this list. */
  readonly onOpen: () => void;
};

/** What there is to edit: pages, services, and what holds for the whole site. */
export function FileList({ onAdd, onOpen }: Props) {
  const { values, saved } = useEditor(selectState);
  const files = [...new Set([...Object.keys(saved.files), ...Object.keys(values)])];
  const many = collections.filter(({ place }) => place.endsWith('/')).toReversed();
  const single = collections.filter(({ place }) => !place.endsWith('/'));
  return (
    <List aria-label="Content">
      {many.map((collection) => {
        const own = files.filter((file) => file.startsWith(collection.place));
        const there = own.filter((file) => file in values || saved.files[file] === '');
        const { title = collection.name } = metadataOf(collection.schema);
        return (
          <section key={collection.name} aria-labelledby={`${collection.name}-list`}>
            <h2 id={`${collection.name}-list`}>{title}s</h2>
            <ul>
              {there
                .sort((one, other) =>
                  fileName(one, values[one]).localeCompare(fileName(other, values[other])),
                )
                .map((file) => (
                  <FileItem key={file} file={file} onOpen={onOpen} />
                ))}
            </ul>
            <Button data-add onClick={() => onAdd(collection)}>
              New {title.toLowerCase()}
            </Button>
          </section>
        );
      })}
      <section aria-labelledby="site-list">
        <h2 id="site-list">Whole site</h2>
        <ul>
          {single.map(({ place }) => (
            <FileItem key={place} file={place} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    </List>
  );
}

function FileItem({ file, onOpen }: { readonly file: string; readonly onOpen: () => void }) {
  const session = useSession();
  const { values, entries, file: open, problems, touched, known } = useEditor(selectState);
  const mistakes = useMemo(
    () =>
      toldProblems({ problems, touched, known }).filter(
        (each) => each.severity === 'error' && each.file === `content/${file}`,
      ).length,
    [problems, touched, known, file],
  );
  return (
    <li>
      <Button
        data-quiet
        aria-current={file === open ? 'page' : undefined}
        onClick={() => {
          session.update({ file });
          onOpen();
        }}
      >
        {fileName(file, values[file])}
        {!isSame(entries[file], values[file]) && <Mark> not saved</Mark>}
        {mistakes > 0 && <Mark data-wrong> {mistakes} to mend</Mark>}
      </Button>
    </li>
  );
}

const List = styled.nav`
  h2 {
    margin: ${theme.space.l} 0 ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
  }

  section:first-child > h2 {
    margin-top: 0;
  }

  ul {
    margin: 0 0 ${theme.space.s};
    padding: 0;
    list-style: none;
  }

  li button {
    width: 100%;
    font-weight: 400;
    text-align: start;
  }

  [aria-current] {
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
    box-shadow: inset 4px 0 0 ${theme.color.action};
    font-weight: 600;
  }
`;

const Mark = styled.small`
  color: ${theme.color.textMuted};
  font-weight: 600;
  white-space: nowrap;

  &[data-wrong] {
    color: ${theme.color.error};
  }
`;
