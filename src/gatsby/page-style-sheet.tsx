import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { PageStyles } from './page-styles';

/** What styled-components needs to find its styles again at hydration. */
const marks = /<\/?style[^>]*>|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/|\n/g;

/** The style element in the head of all pages. */
export const stylesKey = 'styles';

/** The same for all pages of a build, so it is made once. */
let known: string | undefined;

/**
 * The styles of every page (`page-styles.tsx`), for the server only.
 */
export const pageStyleSheet = (): string => (known ??= render());

function render(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<PageStyles />));
    return withoutMarks(sheet.getStyleTags());
  } finally {
    sheet.seal();
  }
}

/** Styles of styled-components as plain CSS, without tags. */
export const withoutMarks = (styles: string): string => styles.replaceAll(marks, '');
