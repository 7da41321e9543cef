import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

type DraftMarkProps = {
  /** What it says; none where there is no draft to mark. */
  readonly children: string | null | undefined;
};

/**
 * A label at the upper edge of a draft, a page or a card. It takes no room, so that all else stands as
 * it will be published. Scripts of builds without drafts leave it out (configure-bundles.ts).
 */
export function DraftMark({ children }: DraftMarkProps) {
  return children ? <Label>{children}</Label> : null;
}

const Label = styled.strong`
  position: absolute;
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

  /* of the page: above the header, clear of what stands in it */
  main > & {
    z-index: ${theme.layer.bar};
    inset-inline-end: ${theme.layout.gutter};

    ${media.desktop} {
      inset-inline: 0;
      width: fit-content;
      margin-inline: auto;
    }
  }
`;
