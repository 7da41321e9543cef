import { posix } from 'node:path';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { Button } from './button';
import { FieldBox, Label, Row } from './parts';
import { PictureDialog } from './picture-dialog';
import { swapPicture, usePictureUrl } from './pictures';
import { useEditor, useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

/** A picture: a thumbnail, and a dialog to choose another one. */
export function PictureField(props: FieldProps) {
  const { field, isOptional } = props;
  const session = useSession();
  const urlOf = usePictureUrl();
  const folder = posix.dirname(useEditor(({ file }) => file));
  const { id, title, label, hints, text, touch, control } = useField(props);
  const [choosing, setChoosing] = useState<{ readonly dropped?: File }>();
  const path = posix.join(folder, text);
  return (
    <FieldBox>
      <Label as="p" id={`${id}-label`}>
        {label}
      </Label>
      <Row
        onDrop={({ dataTransfer: { files } }) => {
          if (files[0]) setChoosing({ dropped: files[0] });
        }}
      >
        {text !== '' && <Thumbnail src={urlOf(path)} alt="" />}
        <Button
          {...control}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={undefined}
          onClick={() => setChoosing({})}
        >
          {text === '' ? 'Choose a picture' : `Change ${posix.basename(text)}`}
        </Button>
        {isOptional && text !== '' && (
          <Button
            data-quiet
            aria-label={`Remove: ${title}`}
            onClick={() => session.change(field, undefined)}
          >
            Remove
          </Button>
        )}
      </Row>
      {hints}
      {choosing && (
        <PictureDialog
          title={title}
          now={path}
          dropped={choosing.dropped}
          needsAlt={field.endsWith('.src')}
          onClose={(chosen) => {
            setChoosing(undefined);
            if (chosen) {
              swapPicture(session, field, posix.relative(folder, chosen.path), chosen.alt);
            }
            touch();
          }}
        />
      )}
    </FieldBox>
  );
}

const Thumbnail = styled.img`
  width: 7rem;
  height: 4.5rem;
  border: 1px solid ${theme.color.borderSubtle};
  object-fit: cover;
`;
