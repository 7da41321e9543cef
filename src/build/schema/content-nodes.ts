import type { NodePluginArgs } from 'gatsby';
import type { SingleEntries } from '../../content/model/single-entries';

/**
 * The entries of the types that have exactly one, from Gatsby's nodes. Gatsby types a node without its
 * fields, so the only cast is here.
 * @param api the argument of any of Gatsby's hooks
 */
export function contentNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) {
  const entryOf = <Type extends keyof SingleEntries>(type: Type) =>
    getNodesByType(type)[0] as unknown as SingleEntries[Type];
  return {
    site: entryOf('SiteContent'),
    contact: entryOf('ContactContent'),
    redirects: entryOf('RedirectsContent'),
  };
}
