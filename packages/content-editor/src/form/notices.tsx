import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { collectionOf } from 'content-check/collection';
import type { Problem } from 'content-check/problem';
import { childPart, partAt } from 'content-check/schema-traversal';
import { worded } from 'content-check/words/words';
import { listedProblems, shownErrors } from '../session/derived';
import { editedEntries, valueToShow } from '../session/to-outside';
import { titlesIn } from '../session/reference-titles';
import { resolveConflict } from '../session/resolve-conflict';
import type { Conflict, State } from '../session/state';
import { shownIn } from '../writing/changes';
import { displayValue } from '../writing/display-value';
import { parsePath, valueAt } from '../writing/path';
import { theme } from './ui/theme';
import { Button } from './ui/button';
import { NewMistake } from './live-regions';
import { KeptPlace } from './ui/kept-place';
import { Notice, NoticeList, PlaceList, placeTitle } from './ui/notice';
import { Row } from './ui/parts';
import { RemoveLinks } from './remove-links';
import { SaveRest } from './publish/save-rest-button';
import { useEditor, useSession } from './session-context';

/** Id of the error summary, which takes the focus when a save is refused. */
export const mistakesId = 'mistakes';

/** The errors of all files and the advice on the open one, with links to the fields. */
export function Mistakes() {
  const open = useEditor(({ file }) => file);
  const words = useEditor(({ editor }) => editor.words);
  const inWords = (problem: Problem) => worded(problem, words);
  const listed = useEditor(listedProblems);
  const errors = listed.filter(({ severity }) => severity === 'error');
  const warnings = listed.filter(({ severity, file }) => severity === 'warning' && file === open);
  return (
    <>
      <NewMistake />
      {errors.length > 0 && (
        <UntilLeft>
          <Notice
            id={mistakesId}
            heading={`${errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`} to fix`}
            isFault
          >
            <PlaceList places={errors.map(inWords)} />
            <RemoveLinks />
            <SaveRest />
          </Notice>
        </UntilLeft>
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

/** The list keeps its place until the field is left in which the last mistake was mended. */
function UntilLeft({ children }: { readonly children: ReactNode }) {
  const isMended = useEditor((state) => shownErrors(state).length === 0);
  return <KeptPlace data-mended={isMended || undefined}>{children}</KeptPlace>;
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
          <ConflictItem
            key={`${conflict.file} ${conflict.field} ${conflict.removedFrom ?? ''}`}
            conflict={conflict}
          />
        ))}
      </NoticeList>
      <SaveRest />
    </Notice>
  );
}

function ConflictItem({ conflict }: { readonly conflict: Conflict }) {
  const session = useSession();
  const place = useEditor((state) => placeTitle(state, conflict));
  const words = useEditor((state) => conflictWords(state, conflict));
  return (
    <li>
      <strong>{place}</strong>
      <p>{words}</p>
      <Row>
        <Button
          aria-label={`Keep mine: ${place}`}
          onClick={() => resolveConflict(session, conflict, false)}
        >
          Keep mine
        </Button>
        <Button
          aria-label={`Use the other: ${place}`}
          onClick={() => resolveConflict(session, conflict, true)}
        >
          Use the other
        </Button>
      </Row>
    </li>
  );
}

/** What has become of a field, or of a whole file or list entry, here and elsewhere. */
function conflictWords(state: State, { file, field, removedFrom, ...conflict }: Conflict): string {
  const theirs = valueToShow(state, conflict.theirs);
  const { [file]: entry } = editedEntries(state);
  if (field === '') {
    const lost = file in state.saved.files ? 'damaged' : 'deleted';
    return `You ${entry ? 'changed' : 'deleted'} it. Elsewhere it was ${theirs ? 'changed' : lost}.`;
  }
  const schema = collectionOf(state.editor.model, file)?.schema;
  const path = parsePath(field);
  const part = schema && partAt(schema, entry, path);
  const titleOf = titlesIn(state);
  if (removedFrom !== undefined) {
    const removed = part && childPart(part, removedFrom, theirs);
    return `You removed ${displayValue(removed, theirs, undefined, titleOf)}. Elsewhere it was changed.`;
  }
  const isEntry = typeof path.at(-1) === 'number';
  if (isEntry && theirs === undefined) return 'You changed it. Elsewhere it was removed.';
  const [mine, elsewhere] = shownIn({ part, before: valueAt(entry, path), after: theirs }, titleOf);
  return `Your version: ${mine}. The other version: ${elsewhere}.`;
}

const Warnings = styled.details`
  margin-bottom: ${theme.space.m};

  > summary {
    padding-block: ${theme.space.s};
    font-size: ${theme.size.small};
  }
`;
