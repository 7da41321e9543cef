import { styled } from 'styled-components';
import { collectionOf } from '../../content-model/collections';
import { metadataOf } from '../../content-model/field-metadata';
import { theme } from '../../theme/theme';
import { parseEntry } from '../writing/json';
import { fileName } from '../writing/names';
import type { State } from '../store/state';
import { Conflicts } from './conflicts';
import { headingId } from './keep-focus';
import { Fields } from './object-field';
import { Button, Help, Row } from './parts';
import { ProblemSummary } from './problem-summary';
import { useEditor, useSession } from './session-context';

const selectFile = ({ file }: State) => file;
const selectEntry = ({ values, file }: State) => values[file];

type Props = {
  /** Asks for the title of a copy of the open file. */
  readonly onDuplicate: () => void;
};

/** The form of the open file. */
export function EntryForm({ onDuplicate }: Props) {
  const session = useSession();
  const file = useEditor(selectFile);
  const entry = useEditor(selectEntry);
  const collection = collectionOf(file);
  const { title: kind = '', description } = metadataOf(collection?.schema);
  const name = fileName(file, entry);
  const tell = (status: string) => session.update({ status });
  const goBack = async () => {
    const text = await session.store.committed(file).catch(() => undefined);
    const committed = text === undefined ? undefined : parseEntry(text);
    if (!committed) tell(`There is no earlier version of “${name}” to go back to.`);
    else {
      session.setEntry(file, committed);
      tell(`“${name}” is as it was in the last version that was kept. Save to keep it so.`);
    }
  };
  const isOneOfMany = collection?.place.endsWith('/') === true;
  return (
    <Sheet
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <h2 id={headingId} tabIndex={-1}>
        {name}
      </h2>
      <Help>{description}</Help>
      <Row>
        <Button onClick={() => void goBack()}>Back to the last kept version</Button>
        {isOneOfMany && entry && (
          <>
            <Button onClick={onDuplicate}>Duplicate this {kind.toLowerCase()}</Button>
            <Button
              onClick={() => {
                session.setEntry(file, undefined);
                session.update({ file: 'site.json' });
                tell(`“${name}” will be deleted when you save. “Undo” brings it back.`);
                document.getElementById(headingId)?.focus();
              }}
            >
              Delete this {kind.toLowerCase()}
            </Button>
          </>
        )}
      </Row>
      <Conflicts />
      <ProblemSummary />
      {collection && entry ? (
        <Fields key={file} part={collection.schema} field="" value={entry} />
      ) : (
        <p>
          This file can’t be shown as a form: it is damaged, or no longer there. Go back to the last
          kept version of it.
        </p>
      )}
    </Sheet>
  );
}

const Sheet = styled.form`
  max-width: 46rem;
  margin-inline: auto;

  > h2 {
    margin: 0 0 ${theme.space.xs};
  }

  > ${Row} {
    margin-block: ${theme.space.l} ${theme.space.xl};
    font-size: ${theme.size.small};
  }
`;
