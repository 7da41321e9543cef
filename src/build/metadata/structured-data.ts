import type {
  BreadcrumbList,
  ListItemLeaf,
  PostalAddress,
  ProfessionalService,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { telephone } from '../../fields/phone-numbers';
import { type ContactContent, firstOf } from '../../model/contact';
import type { Service as ServiceContent } from '../../model/service';
import type { SiteContent } from '../../model/site';
import type { PageFacts } from '../../page-types/page-type';
import { canonicalUrl } from './page-metadata';

/** The source of a page's structured data. */
export type StructuredDataSource = {
  /** The site's address with path prefix, without a trailing slash. */
  readonly siteUrl: string;
  readonly site: Pick<SiteContent, 'name' | 'language' | 'country' | 'phones'>;
  readonly contact: Pick<ContactContent, 'details'>;
  /** Addresses of the company's social accounts. */
  readonly accounts: readonly string[];
  readonly page: Pick<PageFacts, 'path' | 'title' | 'description' | 'schemaType'>;
  /** The pages above it, from the top, but for the home page. */
  readonly above: readonly Pick<PageFacts, 'path' | 'title'>[];
  /** The services on this page, in the order shown. */
  readonly services: readonly Pick<ServiceContent, 'slug' | 'title' | 'description'>[];
};

/**
 * The structured data of a page (schema.org, JSON-LD): the company, the site, the page and the services
 * on it. Ids are the same on every page and in every build.
 * @returns JSON that is safe inside a script element
 */
export function structuredData(source: StructuredDataSource): string {
  const { siteUrl, site, contact, accounts, page, services } = source;
  const home = canonicalUrl(siteUrl, '/');
  const isHome = page.path === '/';
  // with a capital letter, which no slug has
  const aboutCompany = { '@id': `${home}#Company` };
  const partOfWebsite = { '@id': `${home}#Website` };
  const [email, phone, place] = (['email', 'phone', 'place'] as const).map(
    (kind) => firstOf(contact.details, kind)?.text,
  );
  const company: ProfessionalService = {
    '@type': 'ProfessionalService',
    ...aboutCompany,
    name: site.name,
    url: home,
    image: `${siteUrl}/icon-512.png`,
    ...(email && { email }),
    ...(phone && { telephone: telephone(phone, site.phones) }),
    ...(place && { address: address(place, site.country) }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    ...partOfWebsite,
    name: site.name,
    url: home,
    inLanguage: site.language,
    publisher: aboutCompany,
  };
  const webPage: WebPage = {
    '@type': page.schemaType,
    // its id is its address, so there is no `url`
    '@id': canonicalUrl(siteUrl, page.path),
    name: page.title,
    description: page.description,
    ...(isHome && { isPartOf: partOfWebsite }),
    about: aboutCompany,
    ...(!isHome && { breadcrumb: breadcrumb(source) }),
  };
  const serviceNodes = services.map(({ slug, title, description }): Service => ({
    '@type': 'Service',
    '@id': `${home}#${slug}`,
    name: title,
    description,
    provider: aboutCompany,
  }));
  // Each node is typed where it is created; `Graph` of schema-dts would compare them all with each of
  // its 900 types, which takes the compiler 20 s. Search engines read the site's name only
  // from its home page.
  const graph = [company, ...(isHome ? [website] : []), webPage, ...serviceNodes];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // HTML could end the element at this character
  return text.replaceAll('<', String.raw`\u003c`);
}

/** The address of a place: what is after its last comma is the region. */
function address(place: string, country: string): PostalAddress {
  const [town = '', state] = place.split(/,\s*(?=[^,]*$)/);
  return {
    '@type': 'PostalAddress',
    addressLocality: town,
    ...(state && { addressRegion: state }),
    addressCountry: country,
  };
}

/** The way from the home page through the parent pages to this page, which has no address there. */
function breadcrumb({ siteUrl, site, page, above }: StructuredDataSource): BreadcrumbList {
  const steps: { title: string; path?: string }[] = [
    { path: '/', title: site.name },
    ...above,
    { title: page.title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, title }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path && { item: canonicalUrl(siteUrl, path) }),
    })),
  };
}
