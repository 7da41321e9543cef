/**
 * HTML whose styles can be read, but are none: the page's policy would block and report them, even in a
 * document that nobody sees.
 */
export const withReadableStyles = (html: string): string =>
  html
    .replaceAll(/<style\b.*?<\/style>/gis, '')
    .replaceAll(/(<[a-z][^>]*?\s)style=/gi, '$1data-style=');

/**
 * What the style of an element says of a property, of which other names may be a part: Word has a
 * `mso-bidi-font-weight`.
 * @returns its value in small letters; empty if the style does not name it
 */
export function styleValue(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  const declarations = style.toLowerCase().split(';');
  // of equal names, the last counts
  const found = declarations.findLast((text) => text.split(':', 1)[0]?.trim() === property);
  return found?.slice(found.indexOf(':') + 1).trim() ?? '';
}
