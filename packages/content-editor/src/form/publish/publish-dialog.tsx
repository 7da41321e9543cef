import { useState } from 'react';
import { styled } from 'styled-components';
import { changesToPublish, type FileChanges } from '../../session/publish/file-changes';
import { type Author, isAuthorMissing, type Published } from '../../store/publication';
import { publish } from '../../session/publish/publish';
import { undecidedWords } from '../../session/undecided-words';
import { publicity, toPublish } from '../../session/publish/unpublished';
import { isSame } from '../../writing/json';
import { titleOfPicture } from '../../writing/titles';
import { ChangeList } from '../history/change-list';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { conflictsId } from '../conflicts';
import { mistakesId } from '../notices';
import { SavedPicture } from '../pictures/saved-picture';
import { focusOn } from '../reveal';
import { useEditor, useSession } from '../session-context';
import { theme } from '../ui/theme';
import {
  obstacleWords,
  publicationWords,
  publishingWords,
  publishLabels,
} from './publication-words';
import { PublicPage } from './public-page';
import { AuthorFields, authorId } from './author-fields';
import { Waiting } from './waiting';
import { WayToPublic } from './way-to-public';

/** Says what will become public, publishes it, and says what came of it. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const current = useEditor(publicity);
  const changes = useEditor(changesToPublish, isSame);
  const known = useEditor(({ publicState }) => publicState?.obstacle);
  const isPublishing = useEditor((state) => state.isPublishing);
  const visitors = useEditor((state) => state.visitors);
  // over what others have published, the versions here win only once each of them is chosen
  const isUndecided = useEditor(({ conflicts, decided }) =>
    conflicts.some(({ file }) => file in decided),
  );
  const [published, setPublished] = useState<Published>();
  const [author, setAuthor] = useState<Author>();
  const [isDraftsOnly, setDraftsOnly] = useState(false);
  const isAny = changes.length > 0;
  const obstacle = published?.result === 'refused' ? published : known;
  const canPublish = isAny && !obstacle && !isUndecided && !isPublishing;
  const start = async () => {
    if (isPublishing) return;
    setDraftsOnly(changes.every(({ isHidden }) => isHidden));
    const result = await publish(session, author);
    setPublished(result);
    const isNobody = isAuthorMissing(result);
    setAuthor(isNobody ? (author ?? { name: '', email: '' }) : undefined);
    if (isNobody) focusOn(authorId);
    if (result && result.result !== 'clash' && result.result !== 'mistakes') return;
    // the form says what is in the way
    onClose();
    focusOn(session.state.conflicts.length > 0 ? conflictsId : mistakesId);
  };
  const isTried = published?.result === 'refused';
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
              published,
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
          <Button onClick={() => session.cancelPublishing()}>{publishLabels.cancel}</Button>
        </p>
      )}
      {obstacle && <p>{obstacleWords[obstacle.code]}</p>}
      {obstacle && obstacle.details !== '' && <Said>{obstacle.details}</Said>}
      {author && <AuthorFields author={author} onChange={setAuthor} />}
      {isUndecided && <p>{undecidedWords}</p>}
      {!published && !isAny && !obstacle && <WayToPublic />}
      {!published && isAny && <Changes changes={changes} />}
      {!published && <Waiting onGo={onClose} />}
    </Dialog>
  );
}

/** What a publication changes: what visitors see of it, and drafts. */
function Changes({ changes }: { readonly changes: readonly FileChanges[] }) {
  const seen = changes.filter(({ isHidden }) => !isHidden);
  const hidden = changes.filter(({ isHidden }) => isHidden);
  return (
    <>
      {seen.length > 0 && (
        <>
          <p>This becomes public, for everyone to see:</p>
          <ChangeList changes={seen} />
        </>
      )}
      {hidden.length > 0 && (
        <>
          <p>These are drafts, which visitors don’t see:</p>
          <ChangeList changes={hidden} />
        </>
      )}
      <NewPictures />
    </>
  );
}

/** Small pictures of those that become public. */
function NewPictures() {
  const pictures = useEditor((state) => toPublish(state).pictures, isSame);
  const shown = Object.keys(pictures).filter((path) => pictures[path] !== 'deleted');
  return (
    <Thumbnails>
      {shown.map((path) => (
        <SavedPicture key={path} path={path} alt={titleOfPicture(path)} />
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
