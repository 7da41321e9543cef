import { useState } from 'react';
import { styled } from 'styled-components';
import { isAnyEdited } from '../../session/state/edited';
import { titleInForm } from '../../session/titles/titles';
import type { CommitHistory } from '../../store/history';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { publishLabels } from '../publish/publication-words';
import { useSessionState, useSession } from '../session-context';
import { theme } from '../ui/theme';
import { PublicationItem } from './publication-item';
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
  const name = useSessionState((state) => `“${titleInForm(state, file)}”`);
  const session = useSession();
  const isChanged = useSessionState(isAnyEdited);
  return (
    <Dialog
      title="History"
      isWide
      onClose={onClose}
      action={isChanged ? publishLabels.publish : undefined}
      onAction={onPublish}
    >
      <Scopes role="group" aria-label="Show the history of">
        <Button aria-pressed={isWhole} onClick={() => setWhole(true)}>
          The whole site
        </Button>
        <Button aria-pressed={!isWhole} onClick={() => setWhole(false)}>
          {name}
        </Button>
      </Scopes>
      <Publications
        key={String(isWhole)}
        history={history}
        file={isWhole ? undefined : file}
        onDone={() => setMessage(session.state.status)}
      />
      <p role="status">{message}</p>
    </Dialog>
  );
}

type ListProps = Pick<Props, 'history'> & {
  /** The file whose history is shown; that of the whole content by default. */
  readonly file: string | undefined;
  /** Called once the status says what was taken back. */
  readonly onDone: () => void;
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
      {isReading && <p role="status">Reading the history…</p>}
      {failure !== '' && <p role="alert">{failure}</p>}
      {!isReading && failure === '' && publications.length === 0 && (
        <p>Nothing was published yet.</p>
      )}
      {end && (
        <Button aria-disabled={isReading} onClick={isReading ? undefined : readMore}>
          Show earlier publications
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
