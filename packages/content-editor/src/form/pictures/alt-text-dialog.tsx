import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isBlank, trimmed } from 'content-check/visible-text';
import type { Upload } from '../../store/content';
import { oneLine } from '../../writing/one-line';
import { theme } from '../ui/theme';
import { Dialog } from '../ui/dialog';
import { ProblemText, Help, Label, TextArea } from '../ui/form-style';
import { TickBox } from '../ui/tick-box';
import { useTypedText } from '../controls/use-typed-text';
import { ContentPicture } from './content-picture';

type Props = {
  /** Path of the picture below the content folder. */
  readonly path: string;
  /** The picture, if it is not on the site yet. */
  readonly upload: Upload | undefined;
  /** @param alt the alternative text, empty for decoration */
  readonly onUse: (alt: string) => void;
  readonly onClose: () => void;
};

/** Asks for the alternative text of a new picture, since that of the old one would be wrong. */
export function AltTextDialog({ path, upload, onUse, onClose }: Props) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [alt, setAlt] = useTypedText(`alt of ${path}`);
  const [isDecoration, setDecoration] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isReady = isDecoration || !isBlank(alt);
  const use = () => {
    if (!isReady) {
      setRefused(true);
      text.current?.focus();
      return;
    }
    setAlt('');
    onUse(isDecoration ? '' : trimmed(alt));
  };
  return (
    <Dialog
      title="What does the picture show?"
      onClose={onClose}
      action="Use this picture"
      onAction={use}
    >
      <Shown path={path} upload={upload} alt="" />
      <Label htmlFor={id}>For someone who can’t see it</Label>
      <TextArea
        ref={text}
        id={id}
        value={alt}
        maxLength={150}
        disabled={isDecoration}
        aria-describedby={`${id}-help`}
        aria-invalid={(isRefused && !isReady) || undefined}
        onChange={({ target }) => setAlt(oneLine(target.value))}
      />
      <div id={`${id}-help`}>
        {isRefused && !isReady && (
          <ProblemText>Describe it in one sentence, or check “It is only decoration”.</ProblemText>
        )}
        <Help>One sentence, at most 150 characters.</Help>
      </div>
      <TickBox label="It is only decoration" isOn={isDecoration} onChange={setDecoration} />
    </Dialog>
  );
}

const Shown = styled(ContentPicture)`
  max-height: 30dvh;
  margin-bottom: ${theme.space.l};
`;
