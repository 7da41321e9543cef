/**
 * The styles that styled-components has rendered, which its code in the browser would look for by these
 * attributes.
 */
const rendered = /<style data-styled="" data-styled-version="[^"]*">(.*?)<\/style>/s;
const kept = '<style data-server-styles="">';

/** What styled-components writes between rules: which component each class is of, and where a rule ends. */
const notes = /\s*(?:data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/)\s*/g;

/**
 * Keeps the styles of a page from styled-components, which would insert each rule again in an element
 * of its own: a slow phone takes a tenth of a second for that and for styling the page again.
 * `adopt-styles.ts` reads from the rules which classes there are, so the notes of styled-components go,
 * a twentieth of a page's bytes. A second run changes nothing.
 * @throws if the page has no styles of styled-components
 */
export function keepServerStyles(html: string): string {
  if (!rendered.test(html) && !html.includes(kept))
    throw new Error('The page has no styles of styled-components.');
  return html.replace(rendered, (_, css: string) => `${kept}${css.replaceAll(notes, '')}</style>`);
}
