import type { Publication } from '../../store/history';
import { replacedPicture, takeBackPicture } from '../../session/pictures/take-back-picture';
import { pictureSentences } from '../../session/publish/file-changes';
import { isSameList } from '../../writing/same-list';
import { Button } from '../ui/button';
import { Note } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { historyWords } from './history-words';
import { ChangeItems, ChangeLine } from './past-change-style';

type Props = {
  readonly past: Publication;
  /** @param message what was done, to be announced */
  readonly onDone: (message: string) => void;
};

/**
 * The pictures that a publication has changed. A replaced one can be taken back; those that were added or deleted come and go
 * with the texts that show them.
 */
export function PastPictures({ past, onDone }: Props) {
  const session = useSession();
  const pictures = Object.entries(past.pictures);
  const standings = useSessionState(
    (state) =>
      pictures.map(([path, change]) =>
        change === 'changed' ? replacedPicture(state, path) : 'gone',
      ),
    isSameList,
  );
  if (pictures.length === 0) return null;
  return (
    <>
      <h4>Pictures</h4>
      <ChangeItems>
        {pictures.map(([path, change], index) => {
          const [sentence = ''] = pictureSentences({ [path]: change });
          const standing = standings[index] ?? 'gone';
          const label = standing === 'back' ? historyWords.takenBack : historyWords.takeBack;
          return (
            <ChangeLine key={path}>
              <div>{sentence}</div>
              {standing !== 'gone' && (
                <Button
                  data-link
                  aria-label={`${label}: ${sentence}`}
                  aria-disabled={standing === 'back'}
                  onClick={() => {
                    if (standing === 'made')
                      void takeBackPicture(session, past, path).then(() =>
                        onDone(session.state.status),
                      );
                  }}
                >
                  {label}
                </Button>
              )}
            </ChangeLine>
          );
        })}
      </ChangeItems>
      {pictures.some(([, change]) => change !== 'changed') && (
        <Note as="p">{historyWords.pictures}</Note>
      )}
    </>
  );
}
