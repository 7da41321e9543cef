import type { NodePluginArgs } from 'gatsby';
import type { RedirectsContent } from '../../content-model/redirects';
import type { SiteContent } from '../../content-model/site';
import { allPages } from '../../page-types/page-types';
import { redirectsBelow } from 'static-site/redirects';
import { siteAddress } from './site-address';

/**
 * Constants of the bundles that depend on the content (src/declarations.d.ts): with some of them the bundler
 * removes the code for sending forms and for redirects if the content has none.
 * @returns the code of each constant
 */
export function contentConstants(
  stage: string,
  getNodesByType: NodePluginArgs['getNodesByType'],
): Readonly<Record<string, string>> {
  const withForms = allPages(getNodesByType).filter(({ formOrigins }) => formOrigins?.length);
  // the policy that allows another origin is in that page's document only
  const documents = withForms.filter(({ formOrigins }) => formOrigins?.join() !== "'self'");
  const [site] = getNodesByType('SiteContent') as unknown as readonly SiteContent[];
  return {
    navigatedTo: JSON.stringify(site?.words.navigated.split('{page}')),
    sendsMessages: String(withForms.length > 0),
    documentPaths: JSON.stringify(documents.map(({ path }) => path)),
    // in development the server redirects
    movedPages: stage === 'build-javascript' ? movedPages(getNodesByType) : 'undefined',
  };
}

function movedPages(getNodesByType: NodePluginArgs['getNodesByType']): string {
  const [content] = getNodesByType('RedirectsContent') as unknown as [RedirectsContent];
  const { pathPrefix } = siteAddress(process.env);
  const moved = redirectsBelow(pathPrefix, content.redirects).map(
    ({ from, page, hash }) => [pathPrefix + from, page + hash] as const,
  );
  return moved.length === 0 ? 'undefined' : JSON.stringify(Object.fromEntries(moved));
}
