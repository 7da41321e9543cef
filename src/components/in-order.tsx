import { Fragment, type ReactNode } from 'react';

/** Renders parts that have no ids: those of a text, the sections of a page, or a list of links. */
export function inOrder<Part>(
  parts: readonly Part[],
  render: (part: Part, index: number) => ReactNode,
) {
  return parts.map((part, index) => (
    // eslint-disable-next-line react/no-array-index-key -- they never move, so their places identify them
    <Fragment key={index}>{render(part, index)}</Fragment>
  ));
}
