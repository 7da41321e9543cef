import { useMemo } from 'react';
import { styled } from 'styled-components';
import { titleInForm } from '../../session/titles/titles';
import type { PastFile, Publication } from '../../store/history';
import { pastChanges } from '../../session/history/past-changes';
import type { Edited } from '../../session/state/state';
import { takeBackAll } from '../../session/history/take-back';
import { parseEntry } from '../../writing/json';
import { titleOfFile } from '../../writing/titles';
import { Button } from '../ui/button';
import { useEdited, useSession } from '../session-context';
import { theme } from '../ui/theme';
import { Comparison } from './comparison';
import { whoAndWhen, historyWords } from './history-words';
import { PastChangeItem } from './past-change';
import { ChangeItems } from './past-change-style';
import { PastPictures } from './past-pictures';

type Props = {
  readonly past: Publication;
  /** Whether the history of one file is shown: then its title isn't repeated. */
  readonly isOneFile: boolean;
  /** @param message what was done, to be announced */
  readonly onDone: (message: string) => void;
};

/** One publication of the past: who, when, and what it has changed. */
export function PublicationItem({ past, isOneFile, onDone }: Props) {
  const session = useSession();
  const edited = useEdited();
  const { revision, files, isFirst } = past;
  const parts = useMemo(
    () =>
      files.map((changed) => ({
        changed,
        title: titleOf(edited, changed),
        changes: pastChanges(edited, changed),
      })),
    [edited, files],
  );
  const changes = parts.flatMap((part) => part.changes);
  const isAnyMade = changes.some((change) => change.state === 'made');
  return (
    <Item>
      <h3>{whoAndWhen(past)}</h3>
      {isFirst && <p>{historyWords.first}</p>}
      {parts.map(({ changed, title, changes: own }) => (
        <section key={changed.file}>
          {!isOneFile && <h4>{title}</h4>}
          <ChangeItems>
            {own.map((change, index) => (
              <PastChangeItem
                // eslint-disable-next-line react/no-array-index-key -- two may say the same, and none moves
                key={index}
                revision={revision}
                change={change}
                onDone={onDone}
              />
            ))}
          </ChangeItems>
          <Comparison past={past} changed={changed} onDone={onDone} />
        </section>
      ))}
      <PastPictures past={past} onDone={onDone} />
      {changes.length > 1 && (
        <Button
          aria-disabled={!isAnyMade}
          onClick={() => {
            if (isAnyMade) void takeBackAll(session, past).then(() => onDone(historyWords.done));
          }}
        >
          {historyWords.takeAllBack}
        </Button>
      )}
    </Item>
  );
}

/** The title of a file today, or that of the past if the file is gone. */
function titleOf(edited: Edited, { file, before, after }: PastFile): string {
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
