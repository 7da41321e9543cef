import type { NodePluginArgs } from 'gatsby';
import type { RedirectsContent } from '../../content-model/redirects';
import { allPages } from '../../page-types/page-types';
import { redirectsBelow } from '../hosts/redirects';
import { siteAddress } from './site-address';

/**
 * What the bundles know of the content from the start, by name (src/declarations.d.ts): so the scripts of
 * a site whose forms are not sent, or whose pages have not moved, hold nothing of that.
 * @returns the code that stands for each name
 */
export function contentConstants(
  stage: string,
  getNodesByType: NodePluginArgs['getNodesByType'],
): Readonly<Record<string, string>> {
  const withForms = allPages(getNodesByType).filter(({ formOrigins }) => formOrigins?.length);
  // a policy that allows another origin is that page's alone, and comes with its document
  const documents = withForms.filter(({ formOrigins }) => formOrigins?.join() !== "'self'");
  return {
    sendsMessages: String(withForms.length > 0),
    documentPaths: JSON.stringify(documents.map(({ path }) => path)),
    // while one develops, the server leads on
    movedPages: stage === 'build-javascript' ? movedPages(getNodesByType) : 'undefined',
  };
}

function movedPages(getNodesByType: NodePluginArgs['getNodesByType']): string {
  const [content] = getNodesByType('RedirectsContent') as unknown as [RedirectsContent];
  const { pathPrefix } = siteAddress(process.env);
  const moved = redirectsBelow(pathPrefix, content.redirects).map(
    ({ from, page, place }) => [pathPrefix + from, page + place] as const,
  );
  return moved.length === 0 ? 'undefined' : JSON.stringify(Object.fromEntries(moved));
}
