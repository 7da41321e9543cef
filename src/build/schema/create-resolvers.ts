import type { CreateResolversArgs } from 'gatsby';
import { plainText } from 'rich-text/plain-text';
import type { Service } from '../../content/model/service';
import { pageTypes } from '../../content/page-types/page-types';
import type { PageFacts, PageType } from '../../content/page-types/page-type';
import { pageMetadata } from '../metadata/page-metadata';
import { structuredData } from '../metadata/structured-data';
import { derivedResolvers } from './derived-resolvers';
import { buildOf, nodeBy, type SingleNodes, singleNode } from './look-up';
import { type Context, resolverField } from './resolver-field';

const singleField = (type: keyof SingleNodes) =>
  resolverField(`${type}!`, (_source, _args, context) => singleNode(context, type));

const pageAt = ({ typeName }: PageType<unknown>) => ({
  args: { path: 'String!' },
  ...resolverField(`${typeName}!`, (_source, { path }: { readonly path: string }, context) =>
    nodeBy(context, typeName, 'path', path),
  ),
});

/**
 * Fields that queries have besides those of the content: single entries that are never null, pages with
 * their metadata, and the derived fields, which stand beside the schema of each section and kind of entry.
 */
export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby types it as any function
  const create = api.createResolvers as (resolvers: object) => void;
  const derived = derivedResolvers();
  create({
    Query: {
      // `website`, because Gatsby already defines `Query.site`
      website: singleField('SiteContent'),
      navigation: singleField('NavigationContent'),
      contact: singleField('ContactContent'),
      build: resolverField('Build!', (_source, _args, context) => buildOf(context)),
      ...Object.fromEntries(pageTypes.map((type) => [type.queryField, pageAt(type)])),
    },
    ...derived,
    ...Object.fromEntries(
      pageTypes.map((type) => [
        type.typeName,
        { ...derived[type.typeName], metadata: metadata(type) },
      ]),
    ),
  });
}

/**
 * The field `metadata` of a page type. Pages that search engines must not list have no structured data,
 * and that of others names no drafts.
 */
function metadata(type: PageType<unknown>) {
  return resolverField(
    'PageMetadata!',
    async (node, _args, context): Promise<Queries.PageMetadata> => {
      const page = type.facts(node);
      const site = await singleNode(context, 'SiteContent');
      const build = await buildOf(context);
      const texts = pageMetadata(page, site, build);
      if (page.noindex) return { ...texts, structuredData: null };
      const contact = await singleNode(context, 'ContactContent');
      const { connect } = await singleNode(context, 'NavigationContent');
      const source = {
        siteUrl: build.siteUrl,
        site,
        contact,
        accounts: connect.accounts.flatMap(({ url }) => url ?? []),
        page,
        above: await pagesAbove(page, context),
        services: await servicesOf(page, context),
      };
      return { ...texts, structuredData: structuredData(source) };
    },
  );
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
