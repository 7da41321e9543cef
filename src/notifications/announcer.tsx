import { styled } from 'styled-components';

/**
 * Where notifications are read out from. It is there, empty, before anything is said: screen readers
 * miss a live region that arrives together with its text. Polite, since nothing is lost by waiting
 * (WCAG 4.1.3).
 */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <Status role="status" aria-live="polite" aria-atomic="true">
      {text}
    </Status>
  );
}

const Status = styled.div`
  position: fixed;
  top: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
