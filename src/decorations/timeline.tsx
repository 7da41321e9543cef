import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** An ordered list as lit windows on one stitched line: commitments, steps. */
export const Timeline = styled.ol`
  margin-top: clamp(2rem, 3vw, 3rem);

  li {
    position: relative;
    padding-block-end: clamp(1.75rem, 2.6vw, 2.5rem);
    padding-inline-start: 3rem;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li::before {
    content: '';
    position: absolute;
    top: 0.28em;
    inset-inline-start: 0.125rem;
    /* a border is printed where a ground is not */
    border: 0.5625rem solid ${theme.color.accent};
    box-shadow:
      0 0 0 2px ${theme.color.background},
      0 0 0 3.5px ${theme.color.text};
    forced-color-adjust: none;
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2.1rem;
    bottom: 0.1rem;
    inset-inline-start: 0.63rem;
    border-inline-start: 2px dashed ${theme.color.border};
  }

  p {
    max-width: ${theme.measure};
    margin-top: 0.4rem;
    color: ${theme.color.textMuted};
  }
`;
