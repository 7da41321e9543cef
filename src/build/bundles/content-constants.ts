import type { NodePluginArgs } from 'gatsby';
import { redirectsBelow } from 'static-site/redirects';
import type { RedirectsContent } from '../../model/redirects';
import { contentNodes } from '../schema/content-nodes';
import { siteAddress } from '../environment/site-address';

type Api = Pick<NodePluginArgs, 'getNodesByType'>;

/**
 * Constants of the bundles that depend on the content (src/declarations.d.ts, and constants.d.ts of the
 * navigation plugin): with some of them the bundler removes the code for sending forms and for redirects if the
 * content has none.
 * @returns the code of each constant
 */
export function contentConstants(stage: string, api: Api): Readonly<Record<string, string>> {
  const { site, redirects, pages } = contentNodes(api);
  const sending = pages.filter(({ formOrigins }) => formOrigins?.length);
  return {
    navigatedTo: JSON.stringify(site.words.navigated.split('{page}')),
    sendsMessages: String(sending.length > 0),
    // the policy that allows another origin is in that page's document only
    documentPaths:
      sending.length > 0 ? JSON.stringify(sending.map(({ path }) => path)) : 'undefined',
    // in development the server redirects
    movedPages: stage === 'build-javascript' ? movedPages(redirects) : 'undefined',
  };
}

function movedPages(content: RedirectsContent): string {
  const { pathPrefix } = siteAddress(process.env);
  const moved = redirectsBelow(pathPrefix, content.redirects).map(
    ({ from, page, hash }) => [pathPrefix + from, page + hash] as const,
  );
  return moved.length === 0 ? 'undefined' : JSON.stringify(Object.fromEntries(moved));
}
