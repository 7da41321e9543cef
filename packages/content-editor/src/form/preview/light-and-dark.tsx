import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../ui/theme';

type Props = {
  /** What is shown. */
  readonly caption: string;
  /** @param scheme the colors of the place, in which it may be named */
  readonly children: (scheme: 'light' | 'dark') => ReactNode;
};

/** Something in a light and in a dark place on another site, whatever the editor's own scheme is. */
export function LightAndDark({ caption, children }: Props) {
  return (
    <figure>
      <Caption>{caption}</Caption>
      {(['light', 'dark'] as const).map((scheme) => (
        <Surface key={scheme} data-scheme={scheme}>
          {children(scheme)}
        </Surface>
      ))}
    </figure>
  );
}

const Surface = styled.div`
  /* what has a width of its own is scaled to it */
  container-type: inline-size;
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.borderSubtle};
  background: #fff;
  color: #1b1f24;

  &[data-scheme='dark'] {
    background: #1f2023;
    color: #e8eaed;
  }
`;

const Caption = styled.figcaption`
  margin-bottom: ${theme.space.xs};
  font-weight: 600;
`;

/** A text that is cut after as many lines as `-webkit-line-clamp` says, one by default. */
export const clampedStyle = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
`;
