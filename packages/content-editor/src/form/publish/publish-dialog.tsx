import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { publicationSummaries, type FileSummary } from '../../session/publish/summaries';
import { type Author, isAuthorMissing, isLeftToForm, type Outcome } from '../../store/publishing';
import { isAtHost } from '../../store/store';
import { cancelPublishing, publishEdits } from '../../session/publish/send-edits';
import { whereabouts, toPublish } from '../../session/publish/unpublished';
import { isSame } from '../../writing/json';
import { titleOfPicture } from '../../writing/titles';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ReloadButton } from '../ui/status-box';
import { conflictsId } from '../conflicts';
import { mistakesId } from '../notices';
import { ContentPicture } from '../pictures/content-picture';
import { focusOn } from '../go-to-field';
import { useSessionState, useSession } from '../session-context';
import { theme } from '../ui/theme';
import { SummaryList } from './summary-list';
import {
  obstacleWords,
  publicationWords,
  publishingWords,
  publishLabels,
} from './publication-words';
import { PublicPage } from './public-page';
import { AuthorFields, authorId } from './author-fields';
import { WaitingFiles } from './waiting-files';
import { WayToPublic } from './way-to-public';

/** Says what will become public, publishes it, and says what came of it. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const current = useSessionState(whereabouts);
  const changes = useSessionState(publicationSummaries, isSame);
  const known = useSessionState(({ publicState }) => publicState?.obstacle);
  const sending = useSessionState((state) => state.sending);
  const visitors = useSessionState((state) => state.visitors);
  const needsReload = useSessionState((state) => state.failure === 'reload');
  const [outcome, setOutcome] = useState<Outcome>();
  const [author, setAuthor] = useState<Author>();
  const [isDraftsOnly, setDraftsOnly] = useState(false);
  const isAny = changes.length > 0;
  const obstacle = outcome?.result === 'refused' ? outcome : known;
  const isPublishing = sending === 'public';
  const canPublish = isAny && !obstacle && !sending;
  const start = async () => {
    if (sending) return;
    setDraftsOnly(changes.every(({ isDraft }) => isDraft));
    const result = await publishEdits(session, author);
    setOutcome(result);
    const isNobody = isAuthorMissing(result);
    setAuthor(isNobody ? (author ?? { name: '', email: '' }) : undefined);
    if (isNobody) focusOn(authorId);
    if (!isLeftToForm(result)) return;
    // the dialog makes way for the form, which says what keeps it from being published
    onClose();
    focusOn(session.state.conflicts.length > 0 ? conflictsId : mistakesId);
  };
  // on a published site, the button that opens this publishes: only what was edited in this browser can
  // become public
  const startAtOnce = useEffectEvent(() => {
    if (isAtHost(session.store) && canPublish) void start();
  });
  useEffect(() => startAtOnce(), []);
  const isTried = outcome?.result === 'refused';
  const label = isTried && !author ? publishLabels.again : publishLabels.publish;
  return (
    <Dialog
      title={publishLabels.publish}
      onClose={onClose}
      action={canPublish || isTried ? label : undefined}
      onAction={() => void start()}
    >
      <div role="status">
        {isPublishing
          ? publishingWords
          : publicationWords({
              publicity: isAny ? 'here' : current,
              outcome,
              visitors,
              isDraftsOnly,
            })}
      </div>
      {visitors && !isAny && (
        <p>
          <PublicPage />
        </p>
      )}
      {isPublishing && (
        <p>
          <Button onClick={() => cancelPublishing(session)}>{publishLabels.cancel}</Button>
        </p>
      )}
      {obstacle && <p>{obstacleWords[obstacle.code]}</p>}
      {obstacle && obstacle.details !== '' && <Said>{obstacle.details}</Said>}
      {needsReload && <ReloadButton />}
      {author && <AuthorFields author={author} onChange={setAuthor} />}
      {!outcome && !isAny && !obstacle && <WayToPublic />}
      {!outcome && isAny && <Changes changes={changes} />}
      {!outcome && <WaitingFiles onGo={onClose} />}
    </Dialog>
  );
}

/** What a publication changes: what visitors see of it, and drafts. */
function Changes({ changes }: { readonly changes: readonly FileSummary[] }) {
  const seen = changes.filter(({ isDraft }) => !isDraft);
  const hidden = changes.filter(({ isDraft }) => isDraft);
  return (
    <>
      {seen.length > 0 && (
        <>
          <p>This becomes public, for everyone to see:</p>
          <SummaryList changes={seen} />
        </>
      )}
      {hidden.length > 0 && (
        <>
          <p>These are drafts, which visitors don’t see:</p>
          <SummaryList changes={hidden} />
        </>
      )}
      <NewPictures />
    </>
  );
}

/** Small pictures of those that become public. */
function NewPictures() {
  const pictures = useSessionState((state) => toPublish(state).pictures, isSame);
  const shown = Object.keys(pictures).filter((path) => pictures[path] !== 'deleted');
  return (
    <Thumbnails>
      {shown.map((path) => (
        <ContentPicture key={path} path={path} alt={titleOfPicture(path)} />
      ))}
    </Thumbnails>
  );
}

/** What Git or a host says, as it says it. */
const Said = styled.pre`
  margin-bottom: ${theme.space.l};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.borderSubtle};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Thumbnails = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};

  img {
    width: 7rem;
    height: 5rem;
    object-fit: cover;
  }
`;
