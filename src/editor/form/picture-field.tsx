import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import type { State } from '../store/state';
import { posix } from '../store/posix-path';
import { FieldBox, Button, Note, Row } from './parts';
import { PictureDialog } from './picture-dialog';
import { useSession, useEditor } from './session-context';
import { type FieldProps, useField } from './use-field';
import { swapPicture } from './swap-picture';

const selectUploads = ({ uploads }: State) => uploads;
const selectFile = ({ file }: State) => file;

/** A picture: shown small, chosen from those that are there or from this computer. */
export function PictureField(props: FieldProps) {
  const { field, isOptional } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const session = useSession();
  const uploads = useEditor(selectUploads);
  const file = useEditor(selectFile);
  const { id, title, note, help, faults, touch, control } = useField(props);
  const [isChoosing, setChoosing] = useState(false);
  const path = posix.join(posix.dirname(file), value);
  const upload = uploads[path];
  const source = upload
    ? `data:image/webp;base64,${upload.base64}`
    : session.store.pictureUrl(path);
  return (
    <FieldBox>
      <Title id={`${id}-label`}>
        {title}
        <Note>{note}</Note>
      </Title>
      <Row>
        {value !== '' && <Thumbnail src={source} alt="" />}
        <Button
          {...control}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={undefined}
          onClick={() => setChoosing(true)}
        >
          {value === '' ? 'Choose a picture' : `Change ${posix.basename(value)}`}
        </Button>
        {isOptional && value !== '' && (
          <Button
            data-quiet
            aria-label={`Take away: ${title}`}
            onClick={() => session.change(field, undefined)}
          >
            Take away
          </Button>
        )}
      </Row>
      {faults}
      {help}
      {isChoosing && (
        <PictureDialog
          title={title}
          now={path}
          asksForWords={field.endsWith('.src')}
          onClose={(chosen) => {
            setChoosing(false);
            if (chosen)
              swapPicture(
                session,
                field,
                posix.relative(posix.dirname(file), chosen.path),
                chosen.words,
              );
            touch();
          }}
        />
      )}
    </FieldBox>
  );
}

const Title = styled.p`
  margin: 0 0 ${theme.space.xs};
  font-weight: 600;
`;

const Thumbnail = styled.img`
  width: 7rem;
  height: 4.5rem;
  border: 1px solid ${theme.color.borderSubtle};
  object-fit: cover;
`;
