import type { NodePluginArgs } from 'gatsby';
import type { ContactContent } from '../../content/model/contact';
import type { RedirectsContent } from '../../content/model/redirects';
import type { SiteContent } from '../../content/model/site';

/** The types that have exactly one entry; the content check makes sure of it before Gatsby reads content. */
type SingleEntries = {
  readonly site: SiteContent;
  readonly contact: ContactContent;
  readonly redirects: RedirectsContent;
};

/**
 * The entries of the types that have exactly one, from Gatsby's nodes. Gatsby types a node without its
 * fields, so the only cast is here.
 * @param api the argument of any of Gatsby's hooks
 */
export function contentNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>) {
  const entryOf = (type: string) => getNodesByType(type)[0] as unknown;
  return {
    site: entryOf('SiteContent'),
    contact: entryOf('ContactContent'),
    redirects: entryOf('RedirectsContent'),
  } as SingleEntries;
}
