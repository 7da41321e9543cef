import type { ContactContent } from '../../content-model/contact';
import type { NavigationContent } from '../../content-model/navigation';
import type { ContentPage } from '../../content-model/page';
import type { Service } from '../../content-model/service';
import type { SiteContent } from '../../content-model/site';
import { structuredData } from '../../seo/structured-data';
import { phoneHref } from '../../sections/contact-details/phone-href';

type NodeModel = {
  readonly findOne: (query: { type: string }) => Promise<unknown>;
  readonly findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }>;
};

/**
 * A page's structured data, resolved at build: the page carries the text, and the scripts nothing of
 * how it is made. A page that search engines must not list has none.
 */
export const structuredDataField = {
  type: 'String',
  resolve: async (
    page: ContentPage,
    _args: unknown,
    { nodeModel }: { readonly nodeModel: NodeModel },
  ): Promise<string | null> => {
    if (page.noindex) return null;
    const one = <Content>(type: string) => nodeModel.findOne({ type }) as Promise<Content>;
    const all = async <Content>(type: string) => [
      ...((await nodeModel.findAll({ type })).entries as Iterable<Content>),
    ];
    const services = await all<Service>('Service');
    const contact = await one<ContactContent>('ContactContent');
    const { siteMetadata } = await one<{ siteMetadata: Queries.Build }>('Site');
    const { connect } = await one<NavigationContent>('NavigationContent');
    return structuredData({
      siteUrl: siteMetadata.siteUrl,
      site: await one<SiteContent>('SiteContent'),
      contact: { ...contact, telephone: phoneHref(contact.phone).replace('tel:', '') },
      accounts: connect.accounts.flatMap(({ url }) => url ?? []),
      page,
      pages: await all<ContentPage>('ContentPage'),
      services: slugsOn(page).flatMap(
        (slug) => services.find((entry) => entry.slug === slug) ?? [],
      ),
    });
  },
};

/** The services that a page shows, each once, in their order. */
function slugsOn({ sections }: ContentPage): string[] {
  return [
    ...new Set(
      sections.flatMap((section) => (section.type === 'service-cards' ? section.services : [])),
    ),
  ];
}
