import { useDeferredValue } from 'react';
import { Picture, type Rendition } from '../../components/picture';
import { useHydrating } from '../../components/use-hydrating';
import { Drawing } from '../drawing';

type CardShelfProps = {
  /** Name of its drawing (`src/content-model/drawings.ts`). */
  readonly drawing: string;
  /** The land of the whole row; each card shows a part of it. */
  readonly land: Readonly<Record<'day' | 'night', Rendition>> | undefined;
};

/**
 * The foot of a card: its part of the land, and a drawing with a lit window that glows on hover. `card-shelf-style.ts`
 * has its styles.
 */
export function CardShelf({ drawing, land }: CardShelfProps) {
  // a drawing has a hundred elements: after a navigation it follows the page, for which a tap waits
  const isDrawn = useDeferredValue(true, useHydrating());
  return (
    <div data-shelf="">
      {land && <Picture alt="" src={land.day} dark={land.night} />}
      {isDrawn && <Drawing name={`place-${drawing}`} box="0 0 400 160" />}
    </div>
  );
}
