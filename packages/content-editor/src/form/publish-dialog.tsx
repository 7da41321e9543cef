import { useState } from 'react';
import { styled } from 'styled-components';
import { isAnyUnsaved } from '../session/derived';
import { changesToPublish, recordOf } from '../session/file-changes';
import type { Author, Published } from '../session/publication';
import { isAuthorMissing, publish } from '../session/publish';
import type { State } from '../session/state';
import { isAnyUnpublished, publicity, unpublished } from '../session/unpublished';
import { pictureName } from '../writing/names';
import { AuthorFields, authorId } from './author-fields';
import { ChangeList } from './change-list';
import { Dialog } from './dialog';
import { conflictsId, mistakesId } from './notices';
import { SavedPicture } from './saved-picture';
import { obstacleWords } from './publication-words';
import { focusOn } from './reveal';
import { useEditor, useSession } from './session-context';
import { theme } from './theme';

/** Says what will become public, publishes it, and says what came of it. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const state = useEditor((all) => all);
  const [published, setPublished] = useState<Published>();
  const [author, setAuthor] = useState<Author>();
  const { publication, isPublishing, conflicts } = state;
  const changes = changesToPublish(state);
  const isAny = isAnyUnpublished(state);
  const obstacle = published?.result === 'refused' ? published : publication?.obstacle;
  const canPublish = isAny && !obstacle && conflicts.length === 0 && !isPublishing;
  const start = async () => {
    if (isPublishing) return;
    const result = await publish(session, recordOf(changes), author);
    setPublished(result);
    const isNobody = isAuthorMissing(result);
    setAuthor(isNobody ? (author ?? { name: '', email: '' }) : undefined);
    if (isNobody) focusOn(authorId);
    if (result?.result !== 'clash' && result?.result !== 'mistakes') return;
    onClose();
    focusOn(result.result === 'clash' ? conflictsId : mistakesId);
  };
  const isTried = published?.result === 'refused';
  return (
    <Dialog
      title="Publish"
      onClose={onClose}
      action={canPublish || isTried ? (isTried && !author ? 'Try again' : 'Publish') : undefined}
      onAction={() => void start()}
    >
      <div role="status">{outcome(state, published)}</div>
      {obstacle && <p>{obstacleWords(obstacle)}</p>}
      {author && <AuthorFields author={author} onChange={setAuthor} />}
      {published?.result === 'review' && <ReviewRequest address={published.address} />}
      {isAnyUnsaved(state) && !published && (
        <p>Changes that aren’t saved yet are not part of it.</p>
      )}
      {conflicts.length > 0 && <p>First choose which version to keep, yours or the other.</p>}
      {!published && isAny && (
        <>
          <p>This becomes public, for everyone to see:</p>
          <ChangeList changes={changes} />
          <NewPictures />
        </>
      )}
    </Dialog>
  );
}

function outcome(state: State, published: Published | undefined): string {
  if (state.isPublishing) return 'Publishing… This can take a minute.';
  if (published?.result === 'published')
    return 'It is published. The site shows it as soon as it is built, in a few minutes.';
  if (published?.result === 'review')
    return 'It is sent for review: somebody has to accept it before it becomes public.';
  if (isAuthorMissing(published)) return '';
  if (published?.result === 'refused') return 'Nothing was published. What you have saved is kept.';
  return publicity(state) === 'public' ? 'Everything that is saved is public.' : '';
}

function ReviewRequest({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return <p>Tell the person who looks after the site.</p>;
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        Ask for the review
      </a>{' '}
      if you haven’t done so for earlier changes. The page opens in a new tab.
    </p>
  );
}

/** Small pictures of those that become public. */
function NewPictures() {
  const pictures = useEditor((state) => unpublished(state).pictures);
  const shown = Object.keys(pictures).filter((path) => pictures[path] !== 'deleted');
  return (
    <Thumbnails>
      {shown.map((path) => (
        <SavedPicture key={path} path={path} alt={pictureName(path)} />
      ))}
    </Thumbnails>
  );
}

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
