import { css } from 'styled-components';
import { theme } from '../ui/theme';

/** Marks the side of an entry on which another of its list lands that is dragged over it. */
export function markLanding(entry: HTMLElement): void {
  const dragged = entry.parentElement?.querySelector(':scope > [data-dragged]');
  if (!dragged || dragged === entry) return;
  const isAfter = dragged.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING;
  entry.setAttribute('data-landing', isAfter ? 'after' : 'before');
}

/** The styles of an entry that is dragged, and of one beside which another lands. */
export const landingStyle = css`
  &[data-dragged] {
    opacity: 0.5;
  }

  /* a line between two entries; a border, since forced colors remove backgrounds */
  &[data-landing]::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(-0.25rem - 2px);
    border-top: 4px solid ${theme.color.action};
    pointer-events: none;
  }

  &[data-landing='before']::after {
    inset-block: calc(-0.25rem - 2px) auto;
  }
`;
