import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visually-hidden';
import { mainId } from '../theme/element-ids';

/** The first link of the page: past the header, to the content (WCAG 2.4.1). */
export function SkipLink({ children }: { readonly children: string }) {
  return <Link href={`#${mainId}`}>{children}</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: ${theme.zIndex.skipLink};
  top: 0;
  /* without a horizontal inset, it is at the start of the line in either direction */
  margin: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.l};
  border: 2px solid ${theme.color.text};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-weight: 600;

  &:not(:focus) {
    ${visuallyHidden}
  }
`;
