/** The first of the tags that this editor itself gives headings. */
const ownFirst = 4;

/**
 * Marks the headings of pasted HTML with their depth in a text, in place: other programs number them from the
 * title of a page, or of a chapter, on.
 */
export function setHeadingDepths(body: HTMLElement): void {
  const headings = [...body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  const first = isOwn ? ownFirst : Math.min(...levels);
  for (const [index, heading] of headings.entries())
    heading.dataset.depth = levels[index] === first ? '1' : '2';
}
