import type { CreateWebpackConfigArgs } from 'gatsby';
import type * as constants from 'gatsby-plugin-navigation/build-constants';
import { redirectsBelow } from 'static-site/redirects';
import type { RedirectsContent } from '../../model/redirects';
import { siteAddress } from '../environment/site-address';
import { contentNodes } from '../schema/content-nodes';

/** What the scripts have to know of the content: the option `constants` of the navigation plugin. */
export function buildConstants(
  api: Pick<CreateWebpackConfigArgs, 'stage' | 'getNodesByType'>,
): typeof constants {
  const { site, redirects, pages } = contentNodes(api);
  const sending = pages.filter(({ formOrigins }) => formOrigins?.length);
  return {
    navigatedTo: site.words.navigated.split('{page}'),
    // the policy that allows another origin is in that page's document only
    documentPaths: sending.length > 0 ? sending.map(({ path }) => path) : null,
    // in development the server redirects
    movedPages: api.stage === 'build-javascript' ? movedPages(redirects) : null,
  };
}

function movedPages(content: RedirectsContent): typeof constants.movedPages {
  const { pathPrefix } = siteAddress(process.env);
  const moved = redirectsBelow(pathPrefix, content.redirects).map(
    ({ from, page, hash }) => [pathPrefix + from, page + hash] as const,
  );
  return moved.length === 0 ? null : Object.fromEntries(moved);
}
