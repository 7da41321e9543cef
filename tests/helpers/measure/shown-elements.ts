import type { Page } from '@playwright/test';

/** An element of a page: its name and role, its own text, and its box in pixels. */
type ShownElement = readonly [name: string, text: string, box: string];

/**
 * The elements of a page in their order, without those that show nothing: what Gatsby has around and after the components of the
 * site, scripts, what React leaves of the server's HTML, and the formats of pictures.
 */
export function shownElements(page: Page): Promise<readonly ShownElement[]> {
  return page.evaluate(() => {
    const gatsby = '#___gatsby, #gatsby-focus-wrapper, #gatsby-announcer, [data-hydrated]';
    const unseen = 'script, style, noscript, template, source';
    const rounded = (value: number) => Math.round(value * 4) / 4;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.matches(`${gatsby}, ${unseen}`))
      .map((element) => {
        const own = [...element.childNodes].filter((node) => node instanceof Text);
        const { left, top, width, height } = element.getBoundingClientRect();
        const role = element.getAttribute('role');
        return [
          element.localName + (role === null ? '' : `[${role}]`),
          own.map(({ data }) => data).join(''),
          [left + scrollX, top + scrollY, width, height].map(rounded).join(' '),
        ] as const;
      });
  });
}
