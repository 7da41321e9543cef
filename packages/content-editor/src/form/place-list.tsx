import { collectionOf } from 'content-check/collection';
import { titleOfPlace } from '../session/titles/titles';
import { titleOfFile } from '../writing/titles';
import type { FieldPlace } from '../writing/path';
import { Button } from './ui/button';
import { NoticeList } from './ui/notice';
import { goToField } from './go-to-field';
import { useSession } from './session-context';

type Place = FieldPlace & { readonly message?: string };

type Props = {
  readonly places: readonly Place[];
  /** Called before the focus moves to a field. */
  readonly onGo?: () => void;
};

/** A list of fields, each a button that goes there, with an optional message. Pictures have no field. */
export function PlaceList({ places, onGo }: Props) {
  const session = useSession();
  const { model } = session.state;
  return (
    <NoticeList>
      {places.map(({ file, field, message = '' }) => (
        <li key={`${file} ${field} ${message}`}>
          {collectionOf(model, file) ? (
            <Button
              data-link
              onClick={() => {
                onGo?.();
                session.dispatch({ type: 'file opened', file });
                if (field !== '') goToField(field);
              }}
            >
              {titleOfPlace(session.state, { file, field })}
            </Button>
          ) : (
            <strong>{titleOfFile(model, file, undefined)}</strong>
          )}
          {message !== '' && <br />}
          {message}
        </li>
      ))}
    </NoticeList>
  );
}
