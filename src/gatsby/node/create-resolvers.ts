import type { CreateResolversArgs } from 'gatsby';
import { plainText } from 'rich-text/plain-text';
import { telephone, type ContactContent } from '../../content-model/contact';
import type { NavigationContent } from '../../content-model/navigation';
import type { Service } from '../../content-model/service';
import type { SiteContent } from '../../content-model/site';
import { pageTypes } from '../../page-types/page-types';
import type { PageFacts, PageType } from '../../page-types/page-type';
import { pageMetadata } from '../../seo/page-metadata';
import { structuredData } from '../../seo/structured-data';
import { deliveryFields } from './delivery-fields';
import { landField, shelvesField } from './land-field';
import { field, nullableField, type Context } from './resolver-field';
import { runningTexts } from './running-texts';

/** Types with exactly one node, as the validation guarantees. */
type Nodes = {
  readonly Site: { readonly siteMetadata: Queries.Build };
  readonly SiteContent: SiteContent;
  readonly NavigationContent: NavigationContent;
  readonly ContactContent: ContactContent;
};

/** The node of a type that has exactly one. */
const singleNode = <Type extends keyof Nodes>({ nodeModel }: Context, type: Type) =>
  nodeModel.findOne({ type }) as Promise<Nodes[Type]>;

/** The node of a type whose field has this value, which is its own; null if there is none. Gatsby keeps an index of it. */
const nodeBy = ({ nodeModel }: Context, type: string, field: string, value: string) =>
  nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });

const singleField = (type: keyof Nodes) =>
  field(type, (_source, _args, context) => singleNode(context, type));

const pageAt = ({ typeName }: PageType<unknown>) => ({
  args: { path: 'String!' },
  ...field(typeName, (_source, { path }: { readonly path: string }, context) =>
    nodeBy(context, typeName, 'path', path),
  ),
});

/**
 * Fields that queries have besides those of the content: single entries that are never null, pages with
 * their metadata, and the contact.
 */
export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby types it as any function
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    Query: {
      // `website`, because Gatsby already defines `Query.site`
      website: singleField('SiteContent'),
      navigation: singleField('NavigationContent'),
      // through the Site node, so that a change of address or year invalidates cached results
      build: field(
        'Build',
        async (_source, _args, context) => (await singleNode(context, 'Site')).siteMetadata,
      ),
      ...Object.fromEntries(pageTypes.map((type) => [type.queryField, pageAt(type)])),
    },
    SiteContent: { contact: singleField('ContactContent') },
    HeroSection: { land: landField },
    BannerSection: { land: landField },
    ServiceCardsSection: { services: shownServices, shelves: shelvesField },
    Service: {
      draftMark: nullableField('String', async ({ draft }: Service, _args, context) =>
        draft ? (await singleNode(context, 'SiteContent')).words.draft : null,
      ),
    },
    ...Object.fromEntries(pageTypes.map((type) => [type.typeName, { metadata: metadata(type) }])),
    ContactContent: {
      telephone: field('String', ({ phone }: ContactContent) => telephone(phone)),
    },
    Delivery: deliveryFields,
    ContactDetailsSection: { contact: singleField('ContactContent') },
  });
  create(runningTexts);
}

/** The services of a list; drafts only in builds that show them. */
const shownServices = field('[Service!]', async (source, args, context, info) => {
  const services = await info.originalResolver(source, args, context, info);
  const { siteMetadata: build } = await singleNode(context, 'Site');
  return build.drafts ? services : (services as readonly Service[]).filter(({ draft }) => !draft);
});

/**
 * The field `metadata` of a page type. Pages that search engines must not list have no structured data,
 * and that of others names no drafts.
 */
function metadata(type: PageType<unknown>) {
  return field('PageMetadata', async (node, _args, context): Promise<Queries.PageMetadata> => {
    const page = type.facts(node);
    const site = await singleNode(context, 'SiteContent');
    const { siteMetadata: build } = await singleNode(context, 'Site');
    const texts = pageMetadata(page, site, build);
    if (page.noindex) return { ...texts, structuredData: null };
    const contact = await singleNode(context, 'ContactContent');
    const { connect } = await singleNode(context, 'NavigationContent');
    const source = {
      siteUrl: build.siteUrl,
      site,
      contact: { ...contact, telephone: telephone(contact.phone) },
      accounts: connect.accounts.flatMap(({ url }) => url ?? []),
      page,
      above: await pagesAbove(page, context),
      services: await servicesOf(page, context),
    };
    return { ...texts, structuredData: structuredData(source) };
  });
}

/** The pages at the beginnings of a page's path, from the top: of "/articles/fair-hiring" that at "/articles". */
async function pagesAbove({ path }: PageFacts, context: Context): Promise<readonly PageFacts[]> {
  const names = path.split('/').slice(1, -1);
  const paths = names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
  const found = paths.flatMap((above) =>
    pageTypes.map(async (type) => {
      const node = await nodeBy(context, type.typeName, 'path', above);
      return node ? [type.facts(node)] : [];
    }),
  );
  return (await Promise.all(found)).flat().filter(({ draft }) => !draft);
}

/** The services that a page shows, each once, without marks in their texts. */
async function servicesOf({ services }: PageFacts, context: Context) {
  const found = await Promise.all(
    [...new Set(services)].map((slug) => nodeBy(context, 'Service', 'slug', slug)),
  );
  return (found as readonly (Service | null)[]).flatMap((service) =>
    service && !service.draft ? [{ ...service, description: plainText(service.description) }] : [],
  );
}
