import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visually-hidden';

/**
 * Words that screen readers announce when they change, and that nobody sees. It is there, empty, from the
 * start: screen readers miss a live region that arrives together with its text. It is polite, since nothing
 * is lost by waiting (WCAG 4.1.3).
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <Region role="status" aria-live="polite" aria-atomic="true">
      {children}
    </Region>
  );
}

const Region = styled.div`
  position: absolute;
  top: 0;
  ${visuallyHidden}
`;
