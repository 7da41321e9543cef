import { useMemo } from 'react';
import { styled } from 'styled-components';
import { titleInForm } from '../../session/titles/titles';
import type { PastFile, Publication } from '../../store/history';
import { type PastChange, pastChanges } from '../../session/history/past-changes';
import type { ContentState } from '../../session/state/state';
import { takeBack, takeBackAll } from '../../session/history/take-back';
import { dateInWords } from '../../writing/date';
import { parseEntry } from '../../writing/json';
import { titleOfFile } from '../../writing/titles';
import { Button } from '../ui/button';
import { useContentState, useSession } from '../session-context';
import { theme } from '../ui/theme';
import { PastChangeItem, PastChangeList } from './past-change';
import { PastPictures } from './past-pictures';

type Props = {
  readonly past: Publication;
  /** Whether the history of one file is shown: then its title isn't repeated. */
  readonly isOneFile: boolean;
  /** Called once the status says what was done. */
  readonly onDone: () => void;
};

/** One publication of the past: who, when, and what it has changed. */
export function PublicationItem({ past, isOneFile, onDone }: Props) {
  const session = useSession();
  const edited = useContentState();
  const { revision, files, isFirst } = past;
  const parts = useMemo(
    () =>
      files.map((changed) => ({
        file: changed.file,
        title: titleOf(edited, changed),
        changes: pastChanges(edited, changed),
      })),
    [edited, files],
  );
  const changes = parts.flatMap((part) => part.changes);
  const isAnyMade = changes.some((change) => change.standing === 'made');
  return (
    <Item>
      <h3>{whoAndWhen(past)}</h3>
      {isFirst && <p>The history that this computer knows begins here.</p>}
      {parts.map(({ file, title, changes: own }) => (
        <section key={file}>
          {!isOneFile && <h4>{title}</h4>}
          <PastChangeList>
            {own.map((change, index) => (
              <PastChangeItem
                // eslint-disable-next-line react/no-array-index-key -- two may say the same, and none moves
                key={index}
                sentence={change.sentence}
                standing={change.standing}
                note={noteOf(change)}
                onTakeBack={() => void takeBack(session, revision, change).then(onDone)}
              />
            ))}
          </PastChangeList>
        </section>
      ))}
      <PastPictures past={past} onDone={onDone} />
      {changes.length > 1 && (
        <Button
          aria-disabled={!isAnyMade}
          onClick={isAnyMade ? () => void takeBackAll(session, past).then(onDone) : undefined}
        >
          Take all of this back
        </Button>
      )}
    </Item>
  );
}

function whoAndWhen({ author, date, isPublic }: Publication): string {
  return `${author}, ${dateInWords(date)}${isPublic ? '' : ' (not public yet)'}`;
}

/** What became of a change that the content doesn't have any more as it was made; empty for any other. */
function noteOf({ standing, today }: PastChange): string {
  if (standing === 'changed')
    return `It was changed again since.${today === undefined ? '' : ` Today: ${today}.`}`;
  return standing === 'gone' ? 'What it was part of is no longer there.' : '';
}

/** The title of a file today, or that of the past if the file is gone. */
function titleOf(edited: ContentState, { file, before, after }: PastFile): string {
  if (file in edited.editedEntries) return titleInForm(edited, file);
  return titleOfFile(edited.model, file, parseEntry(after ?? before));
}

const Item = styled.li`
  &:not(:last-child) {
    padding-bottom: ${theme.space.xl};
    border-bottom: 1px solid ${theme.color.borderSubtle};
  }

  h4 {
    margin: ${theme.space.l} 0 0;
  }

  > button {
    margin-top: ${theme.space.l};
  }
`;
