import { readContent } from '../../../tests/helpers/content/content';
import { structuredData, type StructuredDataSource } from './structured-data';

const content = readContent();
const page = {
  path: '/about',
  title: 'About',
  description: 'Who we are.',
  schemaType: 'AboutPage',
} as const;
const home = { ...page, path: '/', title: 'Home' };

const source: StructuredDataSource = {
  siteUrl: 'https://ridgeline.example',
  site: content.site,
  contact: content.contact,
  accounts: [],
  page,
  above: [],
  services: content.services.slice(0, 1),
};

type Node = Readonly<Record<string, unknown>>;

/** The nodes of the graph by type. */
function nodesOf(changes: Partial<StructuredDataSource> = {}): ReadonlyMap<unknown, Node> {
  const graph = JSON.parse(structuredData({ ...source, ...changes })) as { '@graph': Node[] };
  return new Map(graph['@graph'].map((node) => [node['@type'], node]));
}

const company = { '@id': 'https://ridgeline.example/#Company' };

it('describes the company and its contact data', () => {
  expect(nodesOf().get('ProfessionalService')).toMatchObject({
    ...company,
    name: content.site.name,
    telephone: '+13045550142',
    email: 'hello@ridgeline.example',
    address: { addressLocality: 'Elizabeth', addressRegion: 'WV', addressCountry: 'US' },
  });
});

it.each(['company', 'website'])('gives a service with the slug "%s" a unique id', (slug) => {
  const service = { slug, title: 'One', description: 'Of many.' };
  const graph = JSON.parse(structuredData({ ...source, page: home, services: [service] })) as {
    '@graph': Node[];
  };
  const ids = graph['@graph'].map((node) => node['@id']);
  expect(new Set(ids).size).toBe(4);
});

/** The contact with another town as its place. */
const inTown = (text: string) => ({
  details: source.contact.details.map((detail) =>
    detail.kind === 'place' ? { ...detail, text } : detail,
  ),
});

it('describes a company in the country of its site, with a number as it is dialed from abroad', () => {
  const { details } = source.contact;
  const german = details.map((detail) =>
    detail.kind === 'phone' ? { ...detail, text: '030 901820' } : detail,
  );
  const phones = { callingCode: '49', trunkPrefix: '0' };
  const site = { ...content.site, country: 'DE', phones };
  expect(nodesOf({ site, contact: { details: german } }).get('ProfessionalService')).toMatchObject({
    telephone: '+4930901820',
    address: { addressCountry: 'DE' },
  });
});

it('takes the first number, and leaves out what there is not', () => {
  const [email] = source.contact.details;
  const phone = { kind: 'phone', label: 'Phone', icon: 'phone' } as const;
  const numbers = ['(304) 555-0142', '(304) 555-0199'].map((text) => ({ ...phone, text }));
  expect(nodesOf({ contact: { details: numbers } }).get('ProfessionalService')?.telephone).toBe(
    '+13045550142',
  );
  const company = nodesOf({ contact: { details: email ? [email] : [] } }).get(
    'ProfessionalService',
  );
  expect(company).toHaveProperty('email');
  expect(company).not.toHaveProperty('telephone');
  expect(company).not.toHaveProperty('address');
});

it('uses a location without a state as locality', () => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Elizabeth', addressCountry: 'US' };
  expect(nodesOf({ contact: inTown('Elizabeth') }).get('ProfessionalService')?.address).toEqual(
    address,
  );
});

it('uses the text after the last comma of a location as region', () => {
  const contact = inTown('Elizabeth, Wirt County, WV');
  const address = { addressLocality: 'Elizabeth, Wirt County', addressRegion: 'WV' };
  expect(nodesOf({ contact }).get('ProfessionalService')).toMatchObject({ address });
});

it('lists the social accounts, if there are any', () => {
  expect(nodesOf().get('ProfessionalService')).not.toHaveProperty('sameAs');
  const accounts = ['https://social.example/ridgeline'];
  expect(nodesOf({ accounts }).get('ProfessionalService')?.sameAs).toEqual(accounts);
});

it('gives a page its schema type, and refers to the company by id', () => {
  const nodes = nodesOf({ page: { ...page, schemaType: 'ContactPage' } });
  const id = 'https://ridgeline.example/about';
  expect(nodes.get('ContactPage')).toMatchObject({ '@id': id, name: 'About', about: company });
});

it('has a breadcrumb from the home page through all parent pages', () => {
  const team = { ...page, path: '/about/team', title: 'Team' };
  const ada = { ...page, path: '/about/team/ada', title: 'Ada' };
  expect(nodesOf({ page: ada, above: [page, team] }).get('AboutPage')?.breadcrumb).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      expect.objectContaining({ position: 1, item: 'https://ridgeline.example/' }),
      expect.objectContaining({ position: 2, item: 'https://ridgeline.example/about' }),
      expect.objectContaining({ position: 3, item: 'https://ridgeline.example/about/team' }),
      // without an address, the last item is the page itself (Google)
      { '@type': 'ListItem', position: 4, name: 'Ada' },
    ],
  });
});

it('has no breadcrumb for the home page', () => {
  expect(nodesOf({ page: home }).get('AboutPage')).not.toHaveProperty('breadcrumb');
});

it.each([page, home])('gives a service the same id on the page at $path', (shown) => {
  const [{ slug, title } = {}] = content.services;
  expect(nodesOf({ page: shown }).get('Service')).toMatchObject({
    '@id': `https://ridgeline.example/#${slug}`,
    name: title,
    provider: company,
  });
});

it('escapes "<", so that it can’t close its script element', () => {
  const site = { ...content.site, name: '</script><!--' };
  expect(structuredData({ ...source, site })).not.toContain('<');
  expect(nodesOf({ site }).get('ProfessionalService')?.name).toBe('</script><!--');
});

it('includes the path prefix in addresses', () => {
  const nodes = nodesOf({ siteUrl: 'https://org.example/site' });
  expect(nodes.get('AboutPage')?.['@id']).toBe('https://org.example/site/about');
  expect(nodes.get('ProfessionalService')?.image).toBe('https://org.example/site/icon-512.png');
});

it('describes the website only on the home page', () => {
  const nodes = nodesOf({ page: home });
  const website = nodes.get('WebSite');
  expect(website?.publisher).toEqual(company);
  expect(nodes.get('AboutPage')?.isPartOf).toEqual({ '@id': website?.['@id'] });
  expect(nodesOf().has('WebSite')).toBe(false);
  expect(nodesOf().get('AboutPage')).not.toHaveProperty('isPartOf');
});
