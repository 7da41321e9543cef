import type { Publication } from '../../store/history';
import { replacedPicture, takeBackPicture } from '../../session/history/past-pictures';
import { pictureSentences } from '../../session/publish/summaries';
import { isSameList } from '../../writing/json';
import { Note } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { PastChangeItem, PastChangeList } from './past-change';

type Props = {
  readonly past: Publication;
  /** Called once the status says what was done. */
  readonly onDone: () => void;
};

/**
 * The pictures that a publication has changed. A replaced one can be taken back; those that were added or
 * deleted come and go with the texts that show them.
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
      <PastChangeList>
        {pictures.map(([path, change], index) => (
          <PastChangeItem
            key={path}
            sentence={pictureSentences({ [path]: change }).join()}
            standing={standings[index] ?? 'gone'}
            onTakeBack={() => void takeBackPicture(session, past, path).then(onDone)}
          />
        ))}
      </PastChangeList>
      {pictures.some(([, change]) => change !== 'changed') && (
        <Note as="p">
          A picture that was added or deleted comes and goes with what shows it: take that back, and
          the picture follows.
        </Note>
      )}
    </>
  );
}
