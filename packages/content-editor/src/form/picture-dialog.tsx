import { posix } from 'node:path';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isPicture } from 'content-check/picture-path';
import { messageOf, OutdatedPage } from '../session/failure';
import { isPictureUsed } from '../session/to-save';
import { toggleDeletion } from '../session/toggle-deletion';
import { pictureName } from '../writing/names';
import { theme } from './theme';
import { AltTextDialog } from './alt-text-dialog';
import { Button } from './button';
import { Dialog } from './dialog';
import { ReloadButton } from './live-regions';
import { Fault, Input, Label, Note } from './parts';
import { pictureFault, pictureGroupAt, swapPicture, usePictureUrl } from './pictures';
import { useEditor, useSession } from './session-context';

type Props = {
  readonly title: string;
  /** The field of the picture. */
  readonly field: string;
  /** Path of the current picture below the content folder. */
  readonly now: string;
  readonly onClose: () => void;
};

/**
 * Chooses one of the site's pictures or uploads one, unless it doesn't fit at the field, and asks for its
 * alternative text.
 */
export function PictureDialog({ title, field, now, onClose }: Props) {
  const session = useSession();
  const urlOf = usePictureUrl();
  const folder = posix.dirname(useEditor(({ file }) => file));
  const saved = useEditor((state) => state.saved.pictures);
  const unsaved = useEditor((state) => state.pictures);
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const paths = Object.keys({ ...unsaved, ...saved }).filter(isPicture);
  const swap = (path: string, alt?: string) => {
    swapPicture(session, field, posix.relative(folder, path), alt);
    onClose();
  };
  const choose = async (path: string) => {
    if (path === now) {
      onClose();
      return;
    }
    const found = await pictureFault(session, field, posix.relative(folder, path));
    // meanwhile the dialog may have been closed, or another picture chosen
    if (!chooser.current) return;
    if (found !== '') setFault(new Error(`“${pictureName(path)}”: ${found}`));
    else if (pictureGroupAt(session.state, field)) setChosen(path);
    else swap(path);
  };
  const upload = async (file: File) => {
    setBusy(true);
    setFault(undefined);
    try {
      const prepared = await session.tools.store.preparePicture(file);
      await choose(session.addUpload(file.name, prepared));
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  };
  if (chosen !== undefined) {
    return <AltTextDialog path={chosen} onUse={(alt) => swap(chosen, alt)} onClose={onClose} />;
  }
  return (
    <Dialog title={`Choose: ${title}`} onClose={onClose}>
      <Label>
        A picture from this computer
        <Input
          ref={chooser}
          type="file"
          accept="image/webp,image/jpeg,image/png,image/avif"
          disabled={isBusy}
          onChange={({ target: { files } }) => {
            if (files?.[0]) void upload(files[0]);
          }}
        />
      </Label>
      <div role="alert">
        {isBusy && 'Reading the picture…'}
        {fault !== undefined && <Fault>{messageOf(fault)}</Fault>}
        {fault instanceof OutdatedPage && <ReloadButton />}
      </div>
      <Pictures tabIndex={-1}>
        {paths.map((path) => (
          <li key={path}>
            <Button aria-pressed={path === now} onClick={() => void choose(path)}>
              <img src={urlOf(path)} alt="" loading="lazy" />
              {pictureName(path)}
            </Button>
            <DeletePicture path={path} />
          </li>
        ))}
      </Pictures>
    </Dialog>
  );
}

/** Deletes an unused picture: an upload at once, a saved one with the next save. */
function DeletePicture({ path }: { readonly path: string }) {
  const session = useSession();
  const isUnused = useEditor((state) => !isPictureUsed(state, path));
  const isGone = useEditor(({ pictures }) => pictures[path] === null);
  if (!isUnused) return null;
  const label = isGone ? 'Keep' : 'Delete';
  return (
    <>
      <Button
        data-quiet
        aria-label={`${label} ${pictureName(path)}`}
        onClick={() => toggleDeletion(session, path)}
      >
        {label}
      </Button>
      <Note>{isGone ? 'Will be deleted when you save' : 'Not used on any page'}</Note>
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
