import { useState } from 'react';
import { styled } from 'styled-components';
import { isAnyEdited } from '../../session/state/edited';
import type { CommitHistory } from '../../store/store';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { publishLabels } from '../publish/publication-words';
import { useSessionState } from '../session-context';
import { theme } from '../ui/theme';
import { PublicationItem } from './publication-item';
import { scopeOf, historyWords } from './history-words';
import { useHistory } from './use-history';

type Props = {
  readonly history: CommitHistory;
  readonly onClose: () => void;
  readonly onPublish: () => void;
};

/** Who has published what and when. Whatever was changed can be taken back, as a change of today. */
export function HistoryDialog({ history, onClose, onPublish }: Props) {
  // taking something back opens its file
  const [file] = useState(useSessionState((state) => state.file));
  const [isWhole, setWhole] = useState(true);
  const [message, setMessage] = useState('');
  const name = useSessionState((state) => scopeOf(state, file));
  const isChanged = useSessionState(isAnyEdited);
  return (
    <Dialog
      title={historyWords.title}
      isWide
      onClose={onClose}
      action={isChanged ? publishLabels.publish : undefined}
      onAction={onPublish}
    >
      <Scopes role="group" aria-label={historyWords.scope}>
        <Button aria-pressed={isWhole} onClick={() => setWhole(true)}>
          {historyWords.whole}
        </Button>
        <Button aria-pressed={!isWhole} onClick={() => setWhole(false)}>
          {name}
        </Button>
      </Scopes>
      <Publications
        key={String(isWhole)}
        history={history}
        file={isWhole ? undefined : file}
        onDone={setMessage}
      />
      <p role="status">{message}</p>
    </Dialog>
  );
}

type ListProps = Pick<Props, 'history'> & {
  /** The file whose history is shown; that of the whole content by default. */
  readonly file: string | undefined;
  /** @param message what was taken back */
  readonly onDone: (message: string) => void;
};

function Publications({ history, file, onDone }: ListProps) {
  const { publications, end, isReading, failure, readMore } = useHistory(history, file);
  return (
    <>
      <List>
        {publications.map((past) => (
          <PublicationItem
            key={past.revision}
            past={past}
            isOneFile={file !== undefined}
            onDone={onDone}
          />
        ))}
      </List>
      {isReading && <p role="status">{historyWords.reading}</p>}
      {failure !== '' && <p role="alert">{failure}</p>}
      {!isReading && failure === '' && publications.length === 0 && <p>{historyWords.empty}</p>}
      {end && (
        <Button
          aria-disabled={isReading}
          onClick={() => {
            if (!isReading) readMore();
          }}
        >
          {historyWords.earlier}
        </Button>
      )}
    </>
  );
}

const Scopes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.xl};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space.xl};
  margin-bottom: ${theme.space.l};
`;
