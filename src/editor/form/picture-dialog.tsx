import { posix } from 'node:path';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { isPicture } from '../site/model';
import { messageOf } from '../store/failure';
import { addUpload } from '../store/uploads';
import { Button } from './button';
import { DeletePicture } from './delete-picture';
import { Dialog } from './dialog';
import { control, Fault, Label } from './parts';
import { usePictureUrl } from './pictures';
import { AltTextDialog } from './alt-text-dialog';
import { useEditor, useSession } from './session-context';

type Chosen = { readonly path: string; readonly alt?: string };

type Props = {
  readonly title: string;
  /** Path of the current picture below the content folder. */
  readonly now: string;
  /** Whether a new picture needs an alternative text. */
  readonly needsAlt: boolean;
  /** A file that was dropped on the field. */
  readonly dropped: File | undefined;
  readonly onClose: (chosen?: Chosen) => void;
};

/** Chooses one of the site's pictures or uploads one, and asks for its alternative text. */
export function PictureDialog({ title, now, needsAlt, dropped, onClose }: Props) {
  const session = useSession();
  const urlOf = usePictureUrl();
  const saved = useEditor((state) => state.saved.pictures);
  const uploads = useEditor((state) => state.uploads);
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(dropped !== undefined);
  const paths = [...new Set([...Object.keys(uploads), ...Object.keys(saved)])];
  const choose = (path: string) => {
    if (path === now) onClose();
    else if (needsAlt) setChosen(path);
    else onClose({ path });
  };
  const chooser = useRef<HTMLInputElement>(null);
  const upload = (file: File) =>
    session.tools.store
      .preparePicture(file)
      .then((prepared) => addUpload(session, file.name, prepared))
      .then((path) => {
        // meanwhile the dialog may have been closed, or another picture chosen
        if (chooser.current) choose(path);
      })
      .catch((error: unknown) => setFault(messageOf(error)))
      .finally(() => setBusy(false));
  const uploadDropped = useEffectEvent(() => {
    if (dropped) void upload(dropped);
  });
  useEffect(() => uploadDropped(), []);
  if (chosen !== undefined) {
    return (
      <AltTextDialog
        path={chosen}
        onClose={(alt) => onClose(alt === undefined ? undefined : { path: chosen, alt })}
      />
    );
  }
  return (
    <Dialog title={`Choose: ${title}`} onClose={() => onClose()}>
      <Label>
        A picture from this computer
        <Chooser
          ref={chooser}
          type="file"
          accept="image/webp,image/jpeg,image/png,image/avif"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (!file) return;
            setBusy(true);
            setFault('');
            void upload(file);
          }}
        />
      </Label>
      <div role="alert">
        {isBusy && 'Reading the picture…'}
        {fault !== '' && <Fault>{fault}</Fault>}
      </div>
      <Pictures tabIndex={-1}>
        {paths.filter(isPicture).map((path) => (
          <li key={path}>
            <Button aria-pressed={path === now} onClick={() => choose(path)}>
              <img src={urlOf(path)} alt="" loading="lazy" />
              {posix.basename(path)}
            </Button>
            <DeletePicture path={path} />
          </li>
        ))}
      </Pictures>
    </Dialog>
  );
}

const Chooser = styled.input`
  ${control}
  display: block;
  width: 100%;
  border-style: dashed;
  font-weight: 400;

  &::file-selector-button {
    ${control}
    margin-inline-end: ${theme.space.m};
    padding-block: 0;
    font-weight: 600;
    cursor: pointer;
  }
`;

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
