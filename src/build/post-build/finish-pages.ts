import { writePolicy } from 'gatsby-plugin-content-policy/page-policy';
import { deferScripts } from 'gatsby-plugin-deferred-scripts/deferred-scripts';
import { firstScript, loaderMaker } from 'gatsby-plugin-deferred-scripts/loader-code';
import { keepServerStyles } from 'gatsby-plugin-deferred-scripts/server-styles';
import { minifyStyles } from 'gatsby-plugin-lean-bundles/minify-styles';
import { groupFocusedWrapper } from 'gatsby-plugin-navigation/focus-wrapper';
import { rewritePages } from 'static-site/rewrite-pages';
import { scriptOrigins } from '../environment/script-origins';

/** Modules of the site that every page runs before its scripts start, as paths from the site's root. */
const early = ['src/layout/header/header.inline.ts'];

/**
 * What is done to the HTML of a page after a build, in this order: Gatsby inserts its scripts last,
 * and the policy has to know what is in the page. A second run changes nothing, since a warm build
 * leaves some pages as they are.
 */
function passes(): readonly ((html: string) => string)[] {
  const loaderOf = loaderMaker(early);
  return [
    keepServerStyles,
    minifyStyles,
    groupFocusedWrapper,
    (html) => deferScripts(html, { first: firstScript, loader: loaderOf(html) }),
    (html) =>
      writePolicy(html, {
        scripts: scriptOrigins,
        inlineScripts: [firstScript, loaderOf(html)],
        scriptsHint: 'Add the origin to src/build/environment/script-origins.ts.',
      }),
  ];
}

/**
 * Finishes the HTML of pages in a built folder. No other HTML is changed: that of `static/` is
 * published byte for byte, as services ask for.
 * @param pages the paths of their files
 * @throws an error that names the page and what is not as a pass expects it
 */
export function finishPages(folder: string, pages: readonly string[]): Promise<void> {
  const inOrder = passes();
  return rewritePages(folder, pages, (html) => inOrder.reduce((page, pass) => pass(page), html));
}
