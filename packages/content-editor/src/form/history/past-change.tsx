import type { PastChange } from '../../session/history/past-changes';
import { takeBack } from '../../session/history/take-back';
import { Button } from '../ui/button';
import { Note } from '../ui/form-style';
import { useSession } from '../session-context';
import { standingWords, historyWords } from './history-words';
import { ChangeLine } from './past-change-style';

type Props = {
  readonly revision: string;
  readonly change: PastChange;
  readonly onDone: (message: string) => void;
};

/** One change of the past, what became of it, and a button that takes it back. */
export function PastChangeItem({ revision, change, onDone }: Props) {
  const session = useSession();
  const { sentence, state } = change;
  const note = standingWords(change);
  const label =
    state === 'back'
      ? historyWords.takenBack
      : state === 'made'
        ? historyWords.takeBack
        : historyWords.takeBackAnyway;
  return (
    <ChangeLine>
      <div>
        {sentence}
        {note !== '' && <Note as="p">{note}</Note>}
      </div>
      {state !== 'gone' && (
        // the button stays after it was pressed, since it has the focus
        <Button
          data-link
          aria-label={`${label}: ${sentence}`}
          aria-disabled={state === 'back'}
          onClick={() => {
            if (state !== 'back')
              void takeBack(session, revision, change).then(() => onDone(historyWords.done));
          }}
        >
          {label}
        </Button>
      )}
    </ChangeLine>
  );
}
