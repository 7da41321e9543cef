import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

type TwineProps = {
  /** Whether it is the half from the lowest point to the second nail. */
  readonly $isEnd?: boolean;
};

const start = css`
  inset-inline: calc(var(--gap) / -2) 50%;

  [dir='rtl'] & {
    scale: -1 1;
  }
`;

const end = css`
  inset-inline: 50% calc(var(--gap) / -2 - var(--notes));
  scale: -1 1;

  [dir='rtl'] & {
    scale: none;
  }
`;

/**
 * Half of the string of a label: it hangs from a nail beside the label, and its lowest point is above the
 * middle of the label. Strings of labels that stand side by side share a nail.
 */
export const Twine = styled.span<TwineProps>`
  position: absolute;
  bottom: calc(100% + 1.75rem);
  height: 1.9rem;
  /* a nail */
  background: radial-gradient(circle, currentColor 3.5px, transparent 4px) -5px -4px / 10px 10px
    no-repeat;
  color: ${theme.color.textMuted};
  ${({ $isEnd }) => ($isEnd ? end : start)}

  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  ${media.print} {
    display: none;
  }
`;

/** The loop from the lowest point of the string through the eyelet of the label. */
export const Hanger = styled.span`
  position: absolute;
  bottom: calc(100% - 1.875rem);
  left: calc(50% - 1.25rem);
  width: 2.5rem;
  height: 4rem;
  color: ${theme.color.textMuted};

  svg {
    display: block;
    overflow: visible;
  }

  ${media.print} {
    display: none;
  }
`;
