import type { CreateResolversArgs } from 'gatsby';
import type { ContactContent } from '../../content-model/contact';
import { pageTypes } from '../../page-types/page-types';
import type { PageType } from '../../page-types/page-type';
import { iconPath } from './icon-path';
import { landField, shelvesField } from './land-field';
import { metadataField } from './metadata-field';
import { telephone } from './telephone';

type NodeModel = {
  findOne: (query: { type: string; query?: object }) => Promise<unknown>;
};
type Context = { readonly nodeModel: NodeModel };
type Named = { readonly icon: string };
type Site = { readonly siteMetadata: Queries.Build };

const drawing = { type: 'String!', resolve: ({ icon }: Named) => iconPath(icon) };

const only = (type: string) => ({
  type: `${type}!`,
  resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
    nodeModel.findOne({ type }),
});

const pageAt = ({ typeName, filter }: PageType<unknown>) => ({
  type: `${typeName}!`,
  args: { path: 'String!' },
  resolve: (_source: unknown, { path }: { path: string }, { nodeModel }: Context) =>
    nodeModel.findOne({ type: typeName, query: { filter: filter(path) } }),
});

/**
 * What queries may ask beyond the content's own fields: single entries that are always there (so no
 * component has to think of their absence), pages with their metadata, drawings of icons, and the contact.
 */
export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby types it as any function
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    Query: {
      website: only('SiteContent'),
      menus: only('NavigationContent'),
      // through the Site node, so that a change of address or year renews what was built with the old
      build: {
        type: 'Build!',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
          const site = await nodeModel.findOne({ type: 'Site' });
          return (site as Site).siteMetadata;
        },
      },
      ...Object.fromEntries(pageTypes.map((type) => [type.queryField, pageAt(type)])),
    },
    SiteContent: {
      location: {
        type: 'String!',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
          const contact = await nodeModel.findOne({ type: 'ContactContent' });
          return (contact as Queries.ContactContent).location;
        },
      },
    },
    HeroSection: { land: landField },
    BannerSection: { land: landField },
    ServiceCardsSection: { shelves: shelvesField },
    Service: { iconPath: drawing },
    Account: { iconPath: drawing },
    ...Object.fromEntries(
      pageTypes.map((type) => [type.typeName, { metadata: metadataField(type) }]),
    ),
    ContactContent: {
      telephone: {
        type: 'String!',
        resolve: ({ phone }: ContactContent) => telephone(phone),
      },
    },
    ContactDetailsSection: {
      contact: only('ContactContent'),
      icons: {
        type: 'ContactIcons!',
        resolve: () => ({
          email: iconPath('envelope-simple'),
          phone: iconPath('phone'),
          location: iconPath('map-pin'),
        }),
      },
    },
  });
}
