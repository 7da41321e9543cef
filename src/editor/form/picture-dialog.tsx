import { useState } from 'react';
import { styled } from 'styled-components';
import { isPicture } from '../../content-model/validation/picture-problems';
import { theme } from '../../theme/theme';
import { posix } from '../store/posix-path';
import type { State } from '../store/state';
import { Dialog } from './dialog';
import { Button, Fault, Label } from './parts';
import { DeletePicture } from './delete-picture';
import { PictureWords } from './picture-words';
import { useEditor, useSession } from './session-context';
import { uploadName } from './upload-name';

type Chosen = { readonly path: string; readonly words?: string };

type Props = {
  readonly title: string;
  /** The picture that is there now, by its path below the content folder. */
  readonly now: string;
  /** Whether a new picture needs words for those who can't see it. */
  readonly asksForWords: boolean;
  readonly onClose: (chosen?: Chosen) => void;
};

const selectSaved = ({ saved }: State) => saved;
const selectUploads = ({ uploads }: State) => uploads;

/** Chooses a picture from those of the site, or from this computer; a new one is asked for its words. */
export function PictureDialog({ title, now, asksForWords, onClose }: Props) {
  const session = useSession();
  const saved = useEditor(selectSaved);
  const uploads = useEditor(selectUploads);
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const paths = [...new Set([...Object.keys(uploads), ...Object.keys(saved.pictures)])];
  const sourceOf = (path: string) => {
    const upload = uploads[path];
    return upload ? `data:image/webp;base64,${upload.base64}` : session.store.pictureUrl(path);
  };
  const choose = (path: string) => {
    if (path === now) onClose();
    else if (asksForWords) setChosen(path);
    else onClose({ path });
  };
  async function upload(file: File) {
    setBusy(true);
    setFault('');
    try {
      const prepared = await session.store.preparePicture(file);
      const path = uploadName(file.name, paths);
      session.addUpload(path, prepared);
      choose(path);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }
  if (chosen !== undefined) {
    return (
      <PictureWords
        source={sourceOf(chosen)}
        onClose={(words) => onClose(words === undefined ? undefined : { path: chosen, words })}
      />
    );
  }
  return (
    <Dialog title={`Choose: ${title}`} onClose={() => onClose()}>
      <Label>
        A picture from this computer
        <File
          type="file"
          accept="image/webp,image/jpeg,image/png,image/avif"
          disabled={isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
          }}
        />
      </Label>
      <div role="alert">
        {isBusy && 'One moment: the picture is being read.'}
        {fault !== '' && <Fault>{fault}</Fault>}
      </div>
      <Pictures>
        {paths.filter(isPicture).map((path) => (
          <li key={path}>
            <Button aria-pressed={path === now} onClick={() => choose(path)}>
              <img src={sourceOf(path)} alt="" loading="lazy" />
              {posix.basename(path)}
            </Button>
            <DeletePicture path={path} />
          </li>
        ))}
      </Pictures>
    </Dialog>
  );
}

const File = styled.input`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: ${theme.space.m};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius};
  color: inherit;
  font: inherit;
  font-weight: 400;

  &::file-selector-button {
    min-height: 44px;
    margin-inline-end: ${theme.space.m};
    padding: 0 ${theme.space.m};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space.s};
  margin: ${theme.space.l} 0 0;
  padding: 0;
  list-style: none;

  button {
    width: 100%;
    font-size: ${theme.size.small};
    overflow-wrap: anywhere;
  }

  img {
    width: 100%;
    height: 6rem;
    object-fit: cover;
  }
`;
