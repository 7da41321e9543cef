import { styled } from 'styled-components';
import { Picture, type Rendition } from '../../components/picture';
import { media } from '../../theme/media';
import { Drawing } from '../drawing';

type CardShelfProps = {
  /** Name of its drawing (`src/content-model/drawings.ts`). */
  readonly drawing: string;
  /** The land of the whole row; each card shows a part of it. */
  readonly land: Readonly<Record<'day' | 'night', Rendition>> | undefined;
};

/** The foot of a card: its part of the land, and a drawing with a lit window that glows on hover. */
export function CardShelf({ drawing, land }: CardShelfProps) {
  return (
    <Shelf>
      {land && <Picture alt="" src={land.day} dark={land.night} />}
      <Drawing name={`place-${drawing}`} box="0 0 400 160" />
    </Shelf>
  );
}

const Shelf = styled.div`
  position: relative;
  align-self: end;
  height: clamp(8rem, 36vw, 10rem);
  margin-bottom: -1px;
  overflow: hidden;
  overflow: clip;
  pointer-events: none;

  img {
    position: absolute;
    left: calc(-1 * var(--stretch, 0%));
    width: var(--row, 300%);
    max-width: none;
    height: 100%;
    object-fit: cover;
    mask-image: linear-gradient(transparent 2%, #000 34%);
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  :hover > & {
    --lit: 1;
  }

  /* the land continues from card to card in reading direction */
  [dir='rtl'] & {
    scale: -1 1;
  }

  ${media.plain} {
    display: none;
  }
`;
