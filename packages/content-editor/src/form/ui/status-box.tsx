import { styled } from 'styled-components';
import { Button } from './button';
import { theme } from './theme';

/** Reloads the page, which restores what was typed. */
export function ReloadButton() {
  return <Button onClick={() => window.location.reload()}>Reload</Button>;
}

/** What has happened, in a line. */
export const StatusBox = styled.div`
  display: flex;
  flex: 1 1 12rem;
  gap: ${theme.space.s};
  align-items: center;
  color: ${theme.color.text};
  font-size: ${theme.size.small};
  line-height: 1.3;

  &[data-failure] {
    color: ${theme.color.error};
    font-weight: 600;
  }

  > :is(svg, button) {
    flex: none;
  }

  &:has(> a) {
    flex-wrap: wrap;
    row-gap: 0;
  }

  > a {
    /* WCAG 2.5.8, without a taller bar */
    padding-block: 4px;
    /* browsers' own is too dark in the dark scheme (WCAG 1.4.6) */
    color: inherit;
  }

  /* instead of the editor */
  &:is(main) {
    padding: ${theme.space.l};
  }
`;
