/** How the server of styled-components marks its styles, which its code in the browser would look for. */
const rendered = /<style data-styled="" data-styled-version="[^"]*">/;
const kept = '<style data-server-styles="">';

/**
 * Keeps the styles of a page from styled-components, which would insert each rule again in an element of its own: a slow phone
 * takes a tenth of a second for that and for styling the page again. `adopt-styles.ts` tells it which there are. A second
 * run changes nothing.
 * @throws if the page has no styles of styled-components
 */
export function keepServerStyles(html: string): string {
  if (!rendered.test(html) && !html.includes(kept))
    throw new Error('The page has no styles of styled-components.');
  return html.replace(rendered, kept);
}
