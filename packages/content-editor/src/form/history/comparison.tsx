import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { PastFile, Publication } from '../../store/history';
import { type PastDifference, pastDifferences } from '../../session/history/past-changes';
import { takeBack } from '../../session/history/take-back';
import { parseEntry } from '../../writing/json';
import { Button } from '../ui/button';
import { SideBySide } from '../ui/side-by-side';
import { useEdited, useSession } from '../session-context';
import { theme } from '../ui/theme';
import { historyWords } from './history-words';

type Props = {
  readonly past: Publication;
  readonly changed: PastFile;
  /** @param message what was done, to be announced */
  readonly onDone: (message: string) => void;
};

/**
 * Shows a file as a publication has left it beside what is edited, field by field; closed at first, and nothing if
 * they are the same.
 */
export function Comparison({ past, changed, onDone }: Props) {
  const session = useSession();
  const edited = useEdited();
  const [isOpen, setOpen] = useState(false);
  const differences = useMemo(() => {
    const then = parseEntry(changed.after);
    return then ? pastDifferences(edited, changed.file, then) : [];
  }, [edited, changed]);
  if (differences.length === 0) return null;
  return (
    <>
      <Button data-link aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {historyWords.compare}
      </Button>
      {isOpen && (
        <Differences>
          {differences.map((difference) => (
            <DifferenceItem
              key={`${difference.field} ${difference.then} ${difference.today}`}
              difference={difference}
              onUse={() =>
                void takeBack(session, past.revision, difference).then(() =>
                  onDone(historyWords.done),
                )
              }
            />
          ))}
        </Differences>
      )}
    </>
  );
}

type ItemProps = { readonly difference: PastDifference; readonly onUse: () => void };

function DifferenceItem({ difference: { title, then, today }, onUse }: ItemProps) {
  return (
    <li>
      <strong>{title}</strong>
      <SideBySide
        sides={[
          { name: historyWords.then, text: then },
          { name: historyWords.today, text: today },
        ]}
      />
      <Button data-link aria-label={`${historyWords.setBack}: ${title}`} onClick={onUse}>
        {historyWords.setBack}
      </Button>
    </li>
  );
}

const Differences = styled.ul`
  display: grid;
  gap: ${theme.space.l};
  margin: ${theme.space.s} 0 ${theme.space.m};
  padding-inline-start: ${theme.space.m};
  border-inline-start: 4px solid ${theme.color.borderSubtle};
`;
