import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import { additionStyle, Label, Note } from '../ui/form-style';
import { theme } from '../ui/theme';

type Props = {
  readonly chooser: RefObject<HTMLInputElement | null>;
  /** Whether a picture is being read. */
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
};

/** Chooses a picture from this computer, or takes one that is dropped. */
export function FromComputer({ chooser, isBusy, onChoose }: Props) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>A picture from this computer</Label>
      <Note>Choose one, or drop it here.</Note>
      <input
        ref={chooser}
        id={id}
        type="file"
        accept="image/webp,image/jpeg,image/png,image/avif"
        disabled={isBusy}
        onChange={({ target: { files } }) => {
          if (files?.[0]) onChoose(files[0]);
        }}
      />
    </Box>
  );
}

/** The browser's control, which takes what is chosen and dropped, lies unseen over words of the form. */
const Box = styled.div`
  ${additionStyle}
  position: relative;
  padding: ${theme.space.l};

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
