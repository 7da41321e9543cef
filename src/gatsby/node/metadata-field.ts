import type { ContactContent } from '../../content-model/contact';
import type { NavigationContent } from '../../content-model/navigation';
import type { Service } from '../../content-model/service';
import type { SiteContent } from '../../content-model/site';
import { pageTypes } from '../../page-types/page-types';
import type { PageType } from '../../page-types/page-type';
import { pageMetadata } from '../../seo/page-metadata';
import { structuredData } from '../../seo/structured-data';
import { telephone } from './telephone';

type NodeModel = {
  readonly findOne: (query: { type: string }) => Promise<unknown>;
  readonly findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }>;
};

/**
 * The field `metadata` of a type of page, resolved at build: a page carries the texts of its head, and
 * the scripts nothing of how they are made. A page that search engines must not list has no
 * structured data.
 */
export function metadataField(type: PageType<unknown>) {
  return {
    type: 'PageMetadata!',
    resolve: async (
      node: unknown,
      _args: unknown,
      { nodeModel }: { readonly nodeModel: NodeModel },
    ): Promise<Queries.PageMetadata> => {
      const one = <Content>(typeName: string) =>
        nodeModel.findOne({ type: typeName }) as Promise<Content>;
      const all = async <Content>(typeName: string) => [
        ...((await nodeModel.findAll({ type: typeName })).entries as Iterable<Content>),
      ];
      const page = type.facts(node);
      const site = await one<SiteContent>('SiteContent');
      const { siteMetadata: build } = await one<{ siteMetadata: Queries.Build }>('Site');
      const metadata = pageMetadata(page, site, build);
      if (page.noindex) return { ...metadata, structuredData: null };
      const contact = await one<ContactContent>('ContactContent');
      const { connect } = await one<NavigationContent>('NavigationContent');
      const services = await all<Service>('Service');
      const pages = await Promise.all(
        pageTypes.map(async (each) => (await all(each.typeName)).map((other) => each.facts(other))),
      );
      return {
        ...metadata,
        structuredData: structuredData({
          siteUrl: build.siteUrl,
          site,
          contact: { ...contact, telephone: telephone(contact.phone) },
          accounts: connect.accounts.flatMap(({ url }) => url ?? []),
          page,
          pages: pages.flat(),
          services: [...new Set(page.services)].flatMap(
            (slug) => services.find((entry) => entry.slug === slug) ?? [],
          ),
        }),
      };
    },
  };
}
