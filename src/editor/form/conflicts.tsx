import { styled } from 'styled-components';
import { collectionOf } from '../../content-model/collections';
import { partAt } from '../../content-model/validation/schema-traversal';
import { theme } from '../../theme/theme';
import type { Conflict, State } from '../store/state';
import { edited } from '../writing/edit';
import { fieldTitle, fileName, inWords } from '../writing/names';
import { parsePath } from '../writing/path';
import { Button, Row } from './parts';
import { useEditor, useSession } from './session-context';

const selectConflicts = ({ conflicts }: State) => conflicts;
const selectValues = ({ values }: State) => values;

/** Fields that were changed here and elsewhere at the same time: somebody has to say which it is. */
export function Conflicts() {
  const session = useSession();
  const conflicts = useEditor(selectConflicts);
  const values = useEditor(selectValues);
  if (conflicts.length === 0) return null;
  const decide = (conflict: Conflict, takesTheirs: boolean) => {
    const { file, field, theirs } = conflict;
    const entry = values[file];
    if (takesTheirs && entry && field !== '')
      session.setEntry(file, edited(file, entry, field, theirs));
    session.update({ conflicts: conflicts.filter((each) => each !== conflict) });
  };
  return (
    <Box aria-labelledby="conflicts">
      <h3 id="conflicts">Changed twice: by you, and elsewhere</h3>
      <ul>
        {conflicts.map((conflict) => {
          const { file, field, mine, theirs } = conflict;
          const schema = collectionOf(file)?.schema;
          const part = schema && partAt(schema, values[file], parsePath(field));
          const place = `${fileName(file, values[file])} › ${fieldTitle(file, values[file], field)}`;
          return (
            <li key={`${file} ${field}`}>
              <strong>{place}</strong>
              <p>
                You wrote {inWords(part, mine)}. Elsewhere it became {inWords(part, theirs)}.
              </p>
              <Row>
                <Button aria-label={`Keep mine: ${place}`} onClick={() => decide(conflict, false)}>
                  Keep mine
                </Button>
                <Button
                  aria-label={`Take the other: ${place}`}
                  onClick={() => decide(conflict, true)}
                >
                  Take the other
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.l};
  border: 2px solid ${theme.color.focus};
  border-radius: ${theme.radius};

  h3,
  p {
    margin: 0 0 ${theme.space.s};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li + li {
    margin-top: ${theme.space.l};
  }

  ${Row} {
    margin: 0;
  }
`;
