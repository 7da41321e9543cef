import { nightDrawings } from './drawing-colors';
import { media } from './media';
import { ownDirection } from './own-direction';
import { fluid, headerRow, landscapeSizes } from './sizes';
import { theme } from './theme';
import { dark, light, moreContrast, print } from './tokens';
import { declare } from './variables';
import { visuallyHidden } from './visually-hidden';

const variables = `
  :root { color-scheme: light dark; ${declare({ ...light, ...fluid })} }
  ${media.desktop} { :root { ${declare({ layout: { headerHeight: headerRow.desktop } })} } }
  ${media.landscape} { :root { ${declare(landscapeSizes)} } }
  ${media.dark} { :root { ${declare({ ...dark, ...nightDrawings })} } }
  ${media.moreContrast} { :root { ${declare(moreContrast.light)} } }
  ${media.moreContrast} and (prefers-color-scheme:dark) { :root { ${declare(moreContrast.dark)} } }
`;

const elements = `
  *, ::before, ::after { box-sizing: border-box; }

  html {
    /* grows past 1920 px, so that the page fills large screens */
    font-size: max(100%, calc(.5rem + .4167vw));
    scroll-padding-top: calc(${theme.layout.headerHeight} + ${theme.space.l});
    -webkit-text-size-adjust: 100%;
    /* unlike break-word, it counts for the smallest width of grid and flex items, too */
    overflow-wrap: anywhere;
  }

  body {
    margin: 0;
    background: ${theme.color.background};
    color: ${theme.color.text};
    font: 400 ${theme.size.body} / 1.6 ${theme.font.text};
    /* no line of a single word at the end */
    text-wrap: pretty;
  }
  ${media.belowDesktop} { body { line-height: 1.5; } }

  h1, h2, h3, p, ul, ol, li {
    margin: 0;
    padding: 0;
  }
  /* a link is named only as the title of a card, since links in a text run as the text does */
  h1, h2, h3, h4, p, ul, ol, li, dt, dd, figcaption, label, button, span, h3 > a { ${ownDirection} }

  h1, h2, h3 { font: 600 ${theme.size.lede} / 1.2 ${theme.font.display}; letter-spacing: -.012em; text-wrap: balance; }
  h2 { font-size: ${theme.size.heading}; line-height: 1.08; letter-spacing: -.022em; }
  h1 { font-size: ${theme.size.title}; line-height: 1.07; letter-spacing: -.032em; }
  /*
   * with "none" Safari would take the role of a list away. A list that is a grid or a flex box needs
   * role="list", too
   */
  ul, ol { list-style-type: ''; }
  a { color: inherit; }
  /* the parts of a number would change places in a sentence that runs from the right */
  a[href^='tel:'] { ${ownDirection} }
  img { display: block; max-width: 100%; height: auto; }
  main:focus, main [tabindex]:focus, #gatsby-focus-wrapper { outline: none; }

  /* the live region of Gatsby's route announcer, for screen readers only */
  #gatsby-announcer {
    position: absolute;
    top: 0;
    ${visuallyHidden}
  }

  /* without specificity, since it may stand behind the styles of components */
  :where(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
    border-radius: ${theme.radius};
  }

  ${media.reducedMotion} {
    *, ::before, ::after { --pace: 0s; transition-duration: 0s !important; animation: none !important; }
  }
`;

const paper = `${media.print} {
  /* about 10 pt */
  :root { ${declare(print)} font-size: 80%; }
  h1, h2, h3 { break-after: avoid; }
  h1, h2, h3, li, footer { break-inside: avoid; }
}`;

/**
 * The style sheet in the head of all pages (`src/layout/document-tags.tsx`): the variables of the
 * schemes, and how elements look by themselves, on the screen and on paper. All else is styled by
 * components.
 */
export const globalStyle = variables + elements + paper;
