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

/** What a page's description is made from. */
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
 * @returns JSON that can stand inside a script element
 */
export function structuredData(source: StructuredDataSource): string {
  const { siteUrl, site, contact, accounts, page, services } = source;
  const home = canonicalUrl(siteUrl, '/');
  const isHome = page.path === '/';
  const aboutCompany = { '@id': `${home}#company` };
  const partOfWebsite = { '@id': `${home}#website` };
  const [town, state] = contact.location.split(/,\s*(?=[^,]*$)/);
  const company: ProfessionalService = {
    '@type': 'ProfessionalService',
    ...aboutCompany,
    name: site.name,
    url: home,
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
    // its address is its id, which need not be said again as one: every page weighs it
    '@id': canonicalUrl(siteUrl, page.path),
    name: page.title,
    description: page.description,
    ...(isHome && { isPartOf: partOfWebsite }),
    about: aboutCompany,
    ...(!isHome && { breadcrumb: breadcrumb(source) }),
    ...(page.mainEntity && { mainEntity: page.mainEntity }),
  };
  const offers = services.map(({ slug, title, description }): Service => ({
    '@type': 'Service',
    '@id': `${home}#${slug}`,
    name: title,
    description,
    provider: aboutCompany,
  }));
  // Each node is checked where it is made; `Graph` of schema-dts would compare them all with each of
  // its 900 types, which takes the compiler half a minute. Search engines read what the site is called
  // from its home page alone.
  const graph = [company, ...(isHome ? [website] : []), webPage, ...offers];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // an element of the page could begin or end at this sign
  return text.replaceAll('<', String.raw`\u003c`);
}

/** From the home page through the pages above to this one, whose address has been said. */
function breadcrumb({ siteUrl, site, page, pages }: StructuredDataSource): BreadcrumbList {
  const above = pages
    .filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`))
    .sort((one, other) => one.path.length - other.path.length);
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
