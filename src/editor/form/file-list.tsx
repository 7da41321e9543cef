import { styled } from 'styled-components';
import { theme } from '../site/look';
import { type Collection, collections, isFolder, metadataOf } from '../site/model';
import { isUnsaved, toldProblems } from '../store/derived';
import type { State } from '../store/state';
import { fileName } from '../writing/names';
import { Button } from './button';
import { useEditor, useSession } from './session-context';

type Props = {
  /** Asks for the title of a new entry. */
  readonly onAdd: (collection: Collection) => void;
  /** A file was opened: on a phone its form takes the place of this list. */
  readonly onOpen: () => void;
};

/** What there is to edit: pages, services, and what holds for the whole site. */
export function FileList({ onAdd, onOpen }: Props) {
  const files = useEditor(filesByName).split('\n');
  const single = collections.filter((each) => !isFolder(each));
  return (
    <List aria-label="Content">
      {collections
        .filter(isFolder)
        .toReversed()
        .map((collection) => {
          const { title = collection.name } = metadataOf(collection.schema);
          return (
            <section key={collection.name} aria-labelledby={`${collection.name}-list`}>
              <h2 id={`${collection.name}-list`}>{title}s</h2>
              <ul>
                {files
                  .filter((file) => file.startsWith(collection.place))
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

/** The files there are, a line each, by the names that are read; those that no form can show, too. */
function filesByName({ values, saved }: State): string {
  const unreadable = Object.keys(saved.files).filter((file) => saved.files[file] === '');
  return [...new Set([...Object.keys(values), ...unreadable])]
    .map((file) => ({ file, name: fileName(file, values[file]) }))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ file }) => file)
    .join('\n');
}

function FileItem({ file, onOpen }: { readonly file: string; readonly onOpen: () => void }) {
  const session = useSession();
  const name = useEditor(({ values }) => fileName(file, values[file]));
  const isOpen = useEditor((state) => state.file === file);
  const isChanged = useEditor((state) => isUnsaved(state, file));
  const mistakes = useEditor((state) => mistakesIn(state, file));
  return (
    <li>
      <Button
        data-quiet
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => {
          session.update({ file });
          onOpen();
        }}
      >
        {name}
        {isChanged && <Mark> not saved</Mark>}
        {mistakes > 0 && <Mark data-wrong> {mistakes} to mend</Mark>}
      </Button>
    </li>
  );
}

function mistakesIn(state: State, file: string): number {
  return toldProblems(state).filter(
    (each) => each.severity === 'error' && each.file === `content/${file}`,
  ).length;
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
`;

const Mark = styled.small`
  color: ${theme.color.textMuted};
  font-weight: 600;

  &[data-wrong] {
    color: ${theme.color.error};
  }
`;
