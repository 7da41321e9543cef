import { styled } from 'styled-components';
import { collectionOf } from 'content-check/collection';
import type { Problem } from 'content-check/problem';
import { partAt } from 'content-check/schema-traversal';
import { worded } from 'content-check/words/words';
import { shownErrors, shownProblems } from '../session/derived';
import { titlesIn } from '../session/reference-titles';
import type { Conflict } from '../session/state';
import type { Entry, Json } from '../writing/json';
import { displayValue } from '../writing/names';
import { parsePath, valueAt } from '../writing/path';
import { theme } from './theme';
import { Button } from './button';
import { NewMistake } from './live-regions';
import { Notice, NoticeList, PlaceList, placeTitle } from './notice';
import { Row } from './parts';
import { SaveRest } from './save-rest-button';
import { useEditor, useSession } from './session-context';

/** Id of the error summary, which takes the focus when a save is refused. */
export const mistakesId = 'mistakes';

/** The errors of all files and the advice on the open one, with links to the fields. */
export function Mistakes() {
  const open = useEditor(({ file }) => file);
  const words = useEditor(({ editor }) => editor.model.words.editor);
  const inWords = (problem: Problem) => worded(problem, words);
  const errors = useEditor(shownErrors);
  const warnings = useEditor(shownProblems).filter(
    ({ severity, file }) => severity === 'warning' && file === open,
  );
  return (
    <>
      <NewMistake />
      {errors.length > 0 && (
        <Notice
          id={mistakesId}
          heading={`${errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`} to fix`}
          isFault
        >
          <PlaceList places={errors.map(inWords)} />
          <SaveRest />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Warnings key={open}>
          <summary>Worth a look: {warnings.length}</summary>
          <PlaceList places={warnings.map(inWords)} />
        </Warnings>
      )}
    </>
  );
}

/** Id of the list of conflicts, which takes the focus when they block a save. */
export const conflictsId = 'conflicts';

/** Merge conflicts: fields changed both here and elsewhere, for the user to resolve. */
export function Conflicts() {
  const conflicts = useEditor((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Notice id={conflictsId} heading="Changed by you and elsewhere">
      <NoticeList>
        {conflicts.map((conflict) => (
          <ConflictItem key={`${conflict.file} ${conflict.field}`} conflict={conflict} />
        ))}
      </NoticeList>
      <SaveRest />
    </Notice>
  );
}

function ConflictItem({ conflict }: { readonly conflict: Conflict }) {
  const session = useSession();
  const { file, field, theirs } = conflict;
  const values = useEditor((state) => state.values);
  const exists = useEditor(({ saved }) => file in saved.files);
  const lost = exists ? 'damaged' : 'deleted';
  const entry = values[file];
  const { model } = session.tools.editor;
  const schema = collectionOf(model, file)?.schema;
  const path = parsePath(field);
  const part = schema && partAt(schema, entry, path);
  const mine = valueAt(entry, path);
  const place = placeTitle(session.state, conflict);
  const titleOf = titlesIn(session.state);
  const shown = (value: Json | undefined, compared: Json | undefined) =>
    displayValue(part, value, compared, titleOf);
  const resolve = (usesTheirs: boolean) => {
    // without a field, it is the whole file, which one side has deleted
    if (usesTheirs && field === '') session.setEntry(file, theirs as Entry | undefined);
    else if (usesTheirs) session.change(field, theirs, file);
    const { conflicts } = session.state;
    session.update({ conflicts: conflicts.filter((open) => open !== conflict), status: '' });
  };
  return (
    <li>
      <strong>{place}</strong>
      <p>
        {field === ''
          ? `You ${entry ? 'changed' : 'deleted'} it. Elsewhere it was ${theirs ? 'changed' : lost}.`
          : `Your version: ${shown(mine, theirs)}. The other version: ${shown(theirs, mine)}.`}
      </p>
      <Row>
        <Button aria-label={`Keep mine: ${place}`} onClick={() => resolve(false)}>
          Keep mine
        </Button>
        <Button aria-label={`Use the other: ${place}`} onClick={() => resolve(true)}>
          Use the other
        </Button>
      </Row>
    </li>
  );
}

const Warnings = styled.details`
  margin-bottom: ${theme.space.m};

  > summary {
    padding-block: ${theme.space.s};
    font-size: ${theme.size.small};
  }
`;
