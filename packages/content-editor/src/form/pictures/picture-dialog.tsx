import { posix } from 'node:path';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isPicture } from 'content-check/picture-path';
import { messageOf, ReloadNeeded } from '../../store/failure';
import type { Upload } from '../../store/content';
import { afterUpload } from '../../session/pictures/uploads';
import { titleOfPicture } from '../../writing/titles';
import { theme } from '../ui/theme';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ReloadButton } from '../ui/status-box';
import { ProblemText, Note } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { isPictureUsed } from '../../session/write/to-write';
import { ContentPicture } from './content-picture';
import { pictureProblem, pictureGroupAt, swapPicture } from './pictures';
import { AltTextDialog } from './alt-text-dialog';
import { FromComputer } from './from-computer';

type Props = {
  readonly title: string;
  /** The field of the picture. */
  readonly field: string;
  /** Path of the current picture below the content folder. */
  readonly now: string;
  /** A file that was dropped on the field. */
  readonly dropped?: File | undefined;
  readonly onClose: () => void;
};

/** A picture of the site, or an upload, which is not added to the site until it is used. */
type Chosen = {
  readonly path: string;
  readonly upload?: { readonly name: string; readonly picture: Upload };
};

/**
 * Chooses one of the site's pictures or uploads one, unless it doesn't fit at the field, and asks for its
 * alternative text.
 */
export function PictureDialog({ title, field, now, dropped, onClose }: Props) {
  const session = useSession();
  const folder = posix.dirname(useSessionState(({ file }) => file));
  const inContent = useSessionState((state) => state.base.pictures);
  const edited = useSessionState((state) => state.pictures);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const paths = Object.keys({ ...edited, ...inContent }).filter(isPicture);
  const swap = ({ path, upload: added }: Chosen, alt?: string) => {
    const used = added ? session.addUpload(added.name, added.picture) : path;
    swapPicture(session, field, posix.relative(folder, used), alt);
    onClose();
  };
  const choose = async (choice: Chosen) => {
    const { path, upload: added } = choice;
    if (path === now) {
      onClose();
      return;
    }
    const src = posix.relative(folder, path);
    const found = await pictureProblem(session, field, src, added && { [path]: added.picture });
    // meanwhile the dialog may have been closed, or another picture chosen
    if (!chooser.current) return;
    if (found !== '') setProblem(new Error(`“${titleOfPicture(path)}”: ${found}`));
    else if (pictureGroupAt(session.state, field)) setChosen(choice);
    else swap(choice);
  };
  const upload = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const picture = await session.store.pictures.prepare(await bytesOf(file));
      const { path } = afterUpload(session.state, file.name, picture);
      await choose({ path, upload: { name: file.name, picture } });
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const take = useEffectEvent((file: File) => void upload(file));
  useEffect(() => {
    if (dropped) take(dropped);
  }, [dropped]);
  if (chosen !== undefined) {
    const { path, upload: added } = chosen;
    return (
      <AltTextDialog
        path={path}
        upload={added?.picture}
        onUse={(alt) => swap(chosen, alt)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={`Choose: ${title}`} onClose={onClose}>
      <FromComputer chooser={chooser} isBusy={isBusy} onChoose={(file) => void upload(file)} />
      <div role="alert">
        {isBusy && 'Reading the picture…'}
        {problem !== undefined && <ProblemText>{messageOf(problem)}</ProblemText>}
        {problem instanceof ReloadNeeded && <ReloadButton />}
      </div>
      {paths.length === 0 && <p>The site has no pictures yet.</p>}
      <Pictures tabIndex={-1}>
        {paths.map((path) => (
          <li key={path}>
            <Button aria-pressed={path === now} onClick={() => void choose({ path })}>
              <ContentPicture path={path} alt="" loading="lazy" />
              {titleOfPicture(path)}
            </Button>
            <DeletePicture path={path} />
          </li>
        ))}
      </Pictures>
    </Dialog>
  );
}

/** @throws for a folder that was dropped */
async function bytesOf(file: File) {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('This can’t be read. Choose a picture.');
  });
  return new Uint8Array(bytes);
}

/** Deletes an unused picture: an upload at once, another with the next publication. */
function DeletePicture({ path }: { readonly path: string }) {
  const session = useSession();
  const isUnused = useSessionState((state) => !isPictureUsed(state, path));
  const isGone = useSessionState(({ pictures }) => pictures[path] === null);
  if (!isUnused) return null;
  const label = isGone ? 'Keep' : 'Delete';
  return (
    <>
      <Button
        data-quiet
        aria-label={`${label} ${titleOfPicture(path)}`}
        onClick={() => session.dispatch({ type: 'deletion toggled', path })}
      >
        {label}
      </Button>
      <Note>{isGone ? 'Will be deleted when you publish' : 'Not used on any page'}</Note>
    </>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space.s};
  margin-top: ${theme.space.l};
  text-align: center;

  button {
    width: 100%;
    font-size: ${theme.size.small};
  }

  img {
    width: 100%;
    height: 6rem;
    object-fit: cover;
  }
`;
