import type { PageWindow } from './page-window';

/** The selector of the elements in `main` that show the entries of a page's list of sections, in the same order. */
export const sectionSelector = 'section';

/** The page's top-level sections, from top to bottom. */
export function sections({ document }: PageWindow): readonly Element[] {
  return [...document.querySelectorAll(`main ${sectionSelector}`)].filter(
    (element) => !element.parentElement?.closest(sectionSelector),
  );
}
