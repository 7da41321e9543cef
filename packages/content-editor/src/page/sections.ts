import type { PageWindow } from './page-window';

/** The selectors of the elements of a page that show its content. */
export type PageSelectors = {
  /** The element with all that belongs to this page alone. */
  readonly main: string;
  /** The elements in it that show the entries of a list of sections, in the same order. */
  readonly section: string;
};

/** The selectors for a page that names none. */
export const usualSelectors: PageSelectors = { main: 'main', section: 'section' };

/** The page's top-level sections, from top to bottom. */
export function sections(
  { document }: PageWindow,
  { main, section }: PageSelectors = usualSelectors,
): readonly Element[] {
  return [...document.querySelectorAll(main)]
    .flatMap((element) => [...element.querySelectorAll(section)])
    .filter((element) => !element.parentElement?.closest(section));
}
