import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

type DraftMarkProps = {
  /** Its text; none if this is no draft. */
  readonly children: string | null | undefined;
};

/**
 * A label at the upper edge of a draft page or card. It is out of flow, so that the layout is that of the
 * published page. Builds without drafts leave it out of their scripts (configure-bundles.ts).
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

  /* of a page: above the header, beside its content */
  main > & {
    z-index: ${theme.zIndex.header};
    inset-inline-end: ${theme.layout.gutter};

    ${media.desktop} {
      inset-inline: 0;
      width: fit-content;
      margin-inline: auto;
    }
  }
`;
