import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { nightColors, theme } from '../theme/theme';
import { Container } from './container';

type SectionProps = {
  /** Id of the element, for links to this part of the page. */
  readonly anchor: string | null;
  readonly children: ReactNode;
  /** Whether the section stands on a band, a background of another color. */
  readonly onBand?: boolean | null;
  /** Whether a section on a band ends in a picture, below which there is no space. */
  readonly endsInPicture?: boolean;
  /** Whether a hero at night, right above it, makes it night in this section, too (`layout/page-end.ts`). */
  readonly keepsNight?: boolean;
};

/** A section of a page, with the vertical space between sections. */
export function Section({
  anchor,
  children,
  onBand,
  endsInPicture = false,
  keepsNight = false,
}: SectionProps) {
  const band = endsInPicture ? 'picture' : '';
  return (
    <SectionBox
      id={anchor ?? undefined}
      data-band={onBand ? band : undefined}
      $keepsNight={keepsNight}
    >
      <Container>{children}</Container>
    </SectionBox>
  );
}

/**
 * A seam on the upper edge of a section: one low hill in the color of that section, whose top is at `x`. It
 * is a border, not a background, since audits of contrast can't tell which background is behind words that
 * overlap a pseudo-element with one.
 */
export const seam = (color: string, x: '28%' | '72%') => css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    /* covers the edge, which would show as a line if it lay between two pixels */
    bottom: calc(100% - 1px);
    inset-inline-start: 0;
    /* it reaches across a section that stands beside this one */
    width: 100vw;
    border-top: clamp(1.1rem, 2.4vw, 2.75rem) solid ${color};
    mask-image: radial-gradient(ellipse 74% 100% at ${x} 100%, #000 98%, transparent);
    pointer-events: none;
  }

  ${media.plain} {
    &::before {
      display: none;
    }
  }
`;

/** Only for sections that keep a night: other pages need not load it. */
const nightAfterHero = css`
  [data-hero='night'] + & {
    ${nightColors}
    background: ${theme.color.sky};
    color: ${theme.color.text};
  }

  [data-hero='night']:has(+ &) {
    --below: ${theme.color.sky};
  }
`;

const SectionBox = styled.section<{ readonly $keepsNight: boolean }>`
  padding-block: ${theme.layout.section};
  /* what goes from edge to edge of the window would scroll the page sideways beside a scroll bar */
  overflow-x: clip;

  & + &[data-band] {
    ${seam(theme.color.surface2, '28%')}
  }

  &[data-band='picture'] + &:not([data-band]) {
    ${seam(theme.color.background, '72%')}
  }

  /* a band is like mist: it lies on the hill at its top and thins out towards what follows */
  &[data-band] {
    background: linear-gradient(${theme.color.surface2}, ${theme.color.background});
  }

  /* two sections without an edge between them share the space */
  &:not([data-band='picture']) + &:not([data-band]) {
    padding-top: 0;
  }

  /* the picture is not printed */
  @media screen and (forced-colors: none) {
    &[data-band='picture'] {
      --room-above-footer: 0;
      padding-bottom: 0;
    }
  }

  ${({ $keepsNight }) => $keepsNight && nightAfterHero}
`;

/** Two parts of a section, side by side where there is room: on the first and the second half of the columns. */
export const halves = css`
  display: grid;
  gap: ${theme.space.xl} ${theme.columnGap};

  ${media.beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
