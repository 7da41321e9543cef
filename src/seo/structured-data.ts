import type {
  BreadcrumbList,
  ListItemLeaf,
  ProfessionalService,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { ContactContent } from '../content-model/contact';
import type { Service as ServiceContent } from '../content-model/service';
import type { SiteContent } from '../content-model/site';
import type { PageFacts } from '../page-types/page-type';
import { canonicalUrl } from './page-metadata';

/** What the description of a page is made from. */
export type StructuredDataSource = {
  /** Where the site lives, path prefix included, without a trailing slash. */
  readonly siteUrl: string;
  readonly site: Pick<SiteContent, 'name' | 'language'>;
  /** The phone number in E.164 form. */
  readonly contact: Pick<ContactContent, 'email' | 'location'> & { readonly telephone: string };
  /** Addresses of the company elsewhere. */
  readonly accounts: readonly string[];
  readonly page: Pick<PageFacts, 'path' | 'title' | 'description' | 'schemaType' | 'mainEntity'>;
  /** Every page of the site, for the way to this one. */
  readonly pages: readonly Pick<PageFacts, 'path' | 'title'>[];
  /** The services on this page, in the order shown. */
  readonly services: readonly Pick<ServiceContent, 'slug' | 'title' | 'description'>[];
};

/**
 * What a page says to search engines (schema.org, JSON-LD): who the company is, what the site and
 * this page are, and which services it shows. Ids are the same on every page and in every build.
 *
 * @returns JSON that can stand inside a script element.
 */
export function structuredData(source: StructuredDataSource): string {
  // Each node is checked where it is made; `Graph` of schema-dts would compare them all with each of
  // its 900 types, which takes the compiler half a minute.
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      company(source),
      ...(isHome(source) ? [website(source)] : []),
      webPage(source),
      ...offers(source),
    ],
  };
  // an element of the page could begin or end at this sign
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** Search engines read what the site is called from its home page alone. */
const isHome = ({ page }: StructuredDataSource) => page.path === '/';

const reference = (id: string) => ({ '@id': id });
const companyId = ({ siteUrl }: StructuredDataSource) => `${canonicalUrl(siteUrl, '/')}#company`;
const websiteId = ({ siteUrl }: StructuredDataSource) => `${canonicalUrl(siteUrl, '/')}#website`;
const addressOf = ({ siteUrl, page }: StructuredDataSource) => canonicalUrl(siteUrl, page.path);

function company(source: StructuredDataSource): ProfessionalService {
  const { siteUrl, site, contact, accounts } = source;
  const [town, state] = contact.location.split(/,\s*(?=[^,]*$)/);
  return {
    '@type': 'ProfessionalService',
    '@id': companyId(source),
    name: site.name,
    url: canonicalUrl(siteUrl, '/'),
    image: `${siteUrl}/icon-512.png`,
    email: contact.email,
    telephone: contact.telephone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: town ?? contact.location,
      ...(state && { addressRegion: state }),
      // the content takes phone numbers of this country only
      addressCountry: 'US',
    },
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

function website(source: StructuredDataSource): WebSite {
  const { siteUrl, site } = source;
  return {
    '@type': 'WebSite',
    '@id': websiteId(source),
    name: site.name,
    url: canonicalUrl(siteUrl, '/'),
    inLanguage: site.language,
    publisher: reference(companyId(source)),
  };
}

function webPage(source: StructuredDataSource): WebPage {
  const { page } = source;
  return {
    '@type': page.schemaType,
    // its address is its id, which need not be said again as one: every page weighs it
    '@id': addressOf(source),
    name: page.title,
    description: page.description,
    ...(isHome(source) && { isPartOf: reference(websiteId(source)) }),
    about: reference(companyId(source)),
    ...(!isHome(source) && { breadcrumb: way(source) }),
    ...(page.mainEntity && { mainEntity: page.mainEntity }),
  };
}

/** From the home page through the pages above to this one, whose address has been said. */
function way(source: StructuredDataSource): BreadcrumbList {
  const { siteUrl, site, page, pages } = source;
  const above = pages
    .filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`))
    .sort((one, other) => one.path.length - other.path.length);
  const steps = [{ path: '/', title: site.name }, ...above].map(({ path, title }, index) =>
    listItem(index + 1, title, canonicalUrl(siteUrl, path)),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, listItem(steps.length + 1, page.title)],
  };
}

const listItem = (position: number, name: string, item?: string): ListItemLeaf => ({
  '@type': 'ListItem',
  position,
  name,
  ...(item && { item }),
});

function offers(source: StructuredDataSource): Service[] {
  return source.services.map(({ slug, title, description }) => ({
    '@type': 'Service',
    '@id': `${canonicalUrl(source.siteUrl, '/')}#${slug}`,
    name: title,
    description,
    provider: reference(companyId(source)),
  }));
}
