import type { PageWindow } from './page-window';

/** Which elements of a page show its content, as selectors. */
export type PageElements = {
  /** The element with all that belongs to this page alone. */
  readonly main: string;
  /** The elements in it that show the entries of a list of sections, in the same order. */
  readonly section: string;
};

/** The selectors for a page that names none. */
export const usualElements: PageElements = { main: 'main', section: 'section' };

/** The page's top-level sections, from top to bottom. */
export function sections(
  { document }: PageWindow,
  { main, section }: PageElements = usualElements,
): readonly Element[] {
  return [...document.querySelectorAll(main)]
    .flatMap((element) => [...element.querySelectorAll(section)])
    .filter((element) => !element.parentElement?.closest(section));
}
