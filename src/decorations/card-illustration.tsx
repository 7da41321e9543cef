import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { crests } from './crests';

/** A contour as a CSS image, for a mask that several cards share. */
function mask(path: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1440 80' preserveAspectRatio='none'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

/** For the list of cards: the ridges, drawn once, and which stretch of them each card shows. */
export const cardLandscape = css`
  --far: ${mask(crests.far)};
  --near: ${mask(crests.edge)};

  > :nth-child(3n + 2) {
    --stretch: 50%;
    --home: 38%;
  }

  > :nth-child(3n) {
    --stretch: 100%;
    --home: 62%;
  }
`;

/** The foot of a card: its stretch of the range, with one lit window. The far ridges rise on hover. */
export function CardIllustration() {
  return (
    <Land aria-hidden>
      <i />
      <i />
      <i />
      <b />
    </Land>
  );
}

const Land = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 8.5rem;
  overflow: hidden;
  overflow: clip;
  pointer-events: none;
  /* a picture made of grounds, which would leave a hole */
  forced-color-adjust: none;

  i {
    position: absolute;
    inset: 0 0 -8px;
    background: ${theme.color.ridgeFar};
    mask: var(--far) var(--stretch, 0) 0 / var(--cards, 300%) 100% no-repeat;
    transition: transform 0.5s ${theme.ease};
  }

  i:nth-child(2) {
    top: 20%;
    background: ${theme.color.ridgeMid};
    /* the far ridge again, the other way round, so that it still joins from card to card */
    mask-position: calc(100% - var(--stretch, 0%)) 0;
    scale: -1 1;
  }

  i:nth-child(3) {
    top: 42%;
    bottom: 0;
    background: ${theme.color.ridgeNear};
    mask-image: var(--near);
  }

  b {
    position: absolute;
    bottom: 0.55rem;
    left: var(--home, 84%);
    width: 0.5rem;
    height: 0.5rem;
    background: ${theme.color.accent};
    transition: box-shadow 0.3s;
  }

  :hover > & {
    i:nth-child(1) {
      transform: translateY(-7px);
    }

    i:nth-child(2) {
      transform: translateY(-4px);
    }

    b {
      box-shadow: 0 0 1.1rem 0.3rem color-mix(in srgb, ${theme.color.accent} 60%, transparent);
    }
  }

  /* the range goes on from card to card the way they are read */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  ${media.print} {
    display: none;
  }
`;
