import { styled } from 'styled-components';
import { theme } from '../theme/theme';

type DraftMarkProps = {
  /** The words of the mark; none if the page or card is no draft. */
  readonly children: string | null | undefined;
  readonly className?: string;
};

/**
 * A mark at the upper edge of a draft page or card. It is out of flow, so that the layout is that
 * of the published page.
 */
export function DraftMark({ children, className }: DraftMarkProps) {
  return children ? <Mark className={className}>{children}</Mark> : null;
}

const Mark = styled.strong`
  position: absolute;
  /* it stands in front of the land of a card */
  z-index: 1;
  inset-block-start: 0;
  inset-inline-end: ${theme.space.xl};
  padding: 0 ${theme.space.s} 1px;
  border: 1px dashed;
  border-top: 0;
  border-radius: 0 0 ${theme.radius} ${theme.radius};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: 600 0.75rem / 1rem ${theme.font.text};
  pointer-events: none;
`;
