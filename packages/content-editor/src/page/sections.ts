/** A page's window, which may be that of a frame: each has types of its own. */
export type PageWindow = Window & typeof globalThis;

/** Selects the elements in `main` that show the sections of a page, in the order of its list. */
export const sectionSelector = 'section';

/** The page's top-level sections, from top to bottom. */
export function sections({ document }: PageWindow): readonly Element[] {
  return [...document.querySelectorAll(`main ${sectionSelector}`)].filter(
    (element) => !element.parentElement?.closest(sectionSelector),
  );
}
