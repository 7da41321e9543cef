import { nodeTypeOf } from 'content-check/type-name';
import type { NodePluginArgs } from 'gatsby';
import type { SingleEntries } from '../../model/single-entries';
import { allPages } from '../../page-types/registry';

/**
 * The content of the whole site, from Gatsby's nodes. Gatsby types a node without its fields, so
 * the only cast is here.
 * @param api the argument of any of Gatsby's hooks
 */
export function contentNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) {
  const nodesOf = (typeName: string): readonly unknown[] => getNodesByType(nodeTypeOf(typeName));
  return {
    site: nodesOf('SiteContent')[0] as SingleEntries['site'],
    contact: nodesOf('ContactContent')[0] as SingleEntries['contact'],
    redirects: nodesOf('RedirectsContent')[0] as SingleEntries['redirects'],
    pages: allPages(nodesOf),
  };
}
