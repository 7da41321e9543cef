import { createGlobalStyle } from 'styled-components';
import { theme } from '../theme/theme';

/** The styles of timelines (`timeline.tsx`), in the HTML of all pages (`page-styles.tsx`). */
export const TimelineStyle = createGlobalStyle`
  [data-steps] {
    margin-top: clamp(2rem, 3vw, 3rem);

    li {
      position: relative;
      padding-bottom: clamp(1.75rem, 2.6vw, 2.5rem);
      padding-inline-start: 3rem;
    }

    li:last-child {
      padding-bottom: 0;
    }

    li::before {
      content: '';
      position: absolute;
      top: calc(0.1em + .45rem);
      inset-inline-start: .45rem;
      /* the lit window of the logo, made of borders, since backgrounds are not printed */
      width: 12px;
      height: 12px;
      border: 6px solid ${theme.mark.window};
      border-radius: 1px;
      outline: .45rem solid ${theme.mark.near};
      forced-color-adjust: none;
    }

    li:not(:last-child)::after {
      content: '';
      position: absolute;
      top: 2.1rem;
      bottom: .1rem;
      inset-inline-start: .725rem;
      border-inline-start: 2px dashed ${theme.color.border};
    }

    p {
      max-width: ${theme.measure};
      margin-top: .4rem;
      color: ${theme.color.textMuted};
    }
  }
`;
