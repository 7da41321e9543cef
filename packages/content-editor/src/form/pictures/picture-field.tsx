import { posix } from 'node:path';
import { useState } from 'react';
import { styled } from 'styled-components';
import { titleOfPicture } from '../../writing/titles';
import { theme } from '../ui/theme';
import { Button } from '../ui/button';
import { FieldBox, Label, Note, Row } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { type FieldProps, useField } from '../controls/use-field';
import { PictureDialog } from './picture-dialog';
import { ContentPicture } from './content-picture';

/** A picture: a thumbnail, and a dialog to choose another one. */
export function PictureField(props: FieldProps) {
  const { field, isOptional } = props;
  const session = useSession();
  const folder = posix.dirname(useSessionState(({ file }) => file));
  const { id, title, label, hints, text, touch, control } = useField(props);
  const [isChoosing, setChoosing] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const path = posix.join(folder, text);
  return (
    <>
      <FieldBox
        data-takes-files
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          // the browser would open the picture that is dropped
          event.preventDefault();
          setDropped(file);
          setChoosing(true);
        }}
      >
        <Label as="p" id={`${id}-label`}>
          {label}
        </Label>
        <Row>
          {text !== '' && <Thumbnail path={path} alt="" />}
          <Button
            {...control}
            aria-labelledby={`${id}-label ${id}`}
            aria-invalid={undefined}
            onClick={() => setChoosing(true)}
          >
            {text === '' ? 'Choose a picture' : `Change ${titleOfPicture(text)}`}
          </Button>
          {text === '' && <Note>or drop one here</Note>}
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
      </FieldBox>
      {/* outside the field, which would get what is dropped in the dialog */}
      {isChoosing && (
        <PictureDialog
          title={title}
          field={field}
          now={path}
          dropped={dropped}
          onClose={() => {
            setChoosing(false);
            setDropped(undefined);
            touch();
          }}
        />
      )}
    </>
  );
}

const Thumbnail = styled(ContentPicture)`
  width: 7rem;
  height: 4.5rem;
  border: 1px solid ${theme.color.borderSubtle};
  object-fit: cover;
`;
