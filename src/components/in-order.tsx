import { Fragment, type ReactNode } from 'react';

/** Renders parts of a text. They never move, so their places are their keys. */
export function inOrder<Part>(parts: readonly Part[], render: (part: Part) => ReactNode) {
  return Object.entries(parts).map(([place, part]) => (
    <Fragment key={place}>{render(part)}</Fragment>
  ));
}
