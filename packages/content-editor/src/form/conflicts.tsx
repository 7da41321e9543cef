import { useEffect, useState } from 'react';
import { collectionOf } from 'content-check/collection';
import { childPart, partAt } from 'content-check/schema-traversal';
import { titlesIn, titleOfPlace } from '../session/titles/titles';
import { bothVersions, keepBoth, resolveConflict } from '../session/sync/resolve-conflict';
import type { Conflict, State } from '../session/state/state';
import { differingRanges } from '../writing/changes/differing-ranges';
import { displayValue, wholeText } from '../writing/changes/display-value';
import { isSame } from '../writing/json';
import { parsePath, valueAt } from '../writing/path';
import { Button } from './ui/button';
import { Notice, NoticeList } from './ui/notice';
import { Row } from './ui/form-style';
import { type Side, SideBySide } from './ui/side-by-side';
import { useSessionState, useSession } from './session-context';

/** Id of the list of conflicts, which takes the focus when they keep changes from being sent. */
export const conflictsId = 'conflicts';

/** Merge conflicts: fields changed both here and elsewhere, for the user to resolve. */
export function Conflicts() {
  const conflicts = useSessionState((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Notice id={conflictsId} heading="Changed by you and by somebody else">
      <NoticeList>
        {conflicts.map((conflict) => (
          <ConflictItem
            key={`${conflict.file} ${conflict.field} ${conflict.removedFrom ?? ''}`}
            conflict={conflict}
          />
        ))}
      </NoticeList>
    </Notice>
  );
}

function ConflictItem({ conflict }: { readonly conflict: Conflict }) {
  const session = useSession();
  const author = useAuthor(conflict.file);
  const title = useSessionState((state) => titleOfPlace(state, conflict));
  const fate = useSessionState((state) => fateOfWhole(state, conflict, author));
  const sides = useSessionState((state) => sidesOf(state, conflict, author), isSame);
  const hasBoth = useSessionState((state) => bothVersions(state, conflict) !== undefined);
  return (
    <li>
      <strong>{title}</strong>
      {fate === undefined ? <SideBySide sides={sides} /> : <p>{fate}</p>}
      <Row>
        <Button
          aria-label={`Keep mine: ${title}`}
          onClick={() => resolveConflict(session, conflict, false)}
        >
          Keep mine
        </Button>
        <Button
          aria-label={`Use the other: ${title}`}
          onClick={() => resolveConflict(session, conflict, true)}
        >
          Use the other
        </Button>
        {hasBoth && (
          <Button aria-label={`Keep both: ${title}`} onClick={() => keepBoth(session, conflict)}>
            Keep both
          </Button>
        )}
      </Row>
    </li>
  );
}

/** Who has changed a file elsewhere, as soon as that is known. */
function useAuthor(file: string): string | undefined {
  const { history } = useSession().store;
  const [author, setAuthor] = useState<string>();
  useEffect(() => {
    let isShown = true;
    history.authorElsewhere(file).then(
      (name) => {
        if (isShown) setAuthor(name);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [history, file]);
  return author;
}

/** What has become of a file or list entry here and elsewhere; undefined for a field that both changed. */
function fateOfWhole(
  state: State,
  { file, field, removedFrom, theirs }: Conflict,
  author: string | undefined,
): string | undefined {
  const { [file]: entry } = state.editedEntries;
  const elsewhere = (what: string) =>
    author === undefined ? `Meanwhile it was ${what}.` : `${author} has ${what} it.`;
  if (field === '') {
    const lost = file in state.base.files ? 'damaged' : 'deleted';
    return `You ${entry ? 'changed' : 'deleted'} it. ${elsewhere(theirs ? 'changed' : lost)}`;
  }
  if (removedFrom !== undefined) {
    const list = partOf(state, { file, field });
    const removed = list && childPart(list, removedFrom, theirs);
    const name = displayValue(removed, theirs, undefined, titlesIn(state));
    return `You removed ${name}. ${elsewhere('changed')}`;
  }
  const isEntry = typeof parsePath(field).at(-1) === 'number';
  return isEntry && theirs === undefined ? `You changed it. ${elsewhere('removed')}` : undefined;
}

/** The two versions of a field. */
function sidesOf(
  state: State,
  { file, field, theirs }: Conflict,
  author = 'somebody else',
): readonly Side[] {
  const mine = valueAt(state.editedEntries[file], parsePath(field));
  const part = partOf(state, { file, field });
  const titleOf = titlesIn(state);
  const [yours, another] = [
    wholeText(part, mine, theirs, titleOf),
    wholeText(part, theirs, mine, titleOf),
  ];
  const [here, there] = differingRanges(yours, another);
  return [
    { name: 'Your version', text: yours, differing: here },
    { name: `The version of ${author}`, text: another, differing: there },
  ];
}

function partOf(state: State, { file, field }: Pick<Conflict, 'file' | 'field'>) {
  const schema = collectionOf(state.model, file)?.schema;
  return schema && partAt(schema, state.editedEntries[file], parsePath(field));
}
