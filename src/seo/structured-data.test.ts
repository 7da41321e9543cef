import { readContent } from '../../tests/helpers/content';
import { structuredData, type StructuredDataSource } from './structured-data';

const content = readContent();
const about = {
  path: '/about',
  title: 'About',
  description: 'Who we are.',
  schemaType: 'AboutPage',
} as const;

const source: StructuredDataSource = {
  siteUrl: 'https://ridgeline.example',
  site: content.site,
  contact: {
    email: 'hello@ridgeline.example',
    location: 'Elizabeth, WV',
    telephone: '+13045550142',
  },
  accounts: [],
  page: about,
  pages: content.pages,
  services: content.services.slice(0, 2),
};

type Node = Readonly<Record<string, unknown>>;

/** The nodes of the graph by their type. */
function nodesOf(changes: Partial<StructuredDataSource> = {}): ReadonlyMap<unknown, Node> {
  const graph = JSON.parse(structuredData({ ...source, ...changes })) as { '@graph': Node[] };
  return new Map(graph['@graph'].map((node) => [node['@type'], node]));
}

it('tells who the company is and how to reach it', () => {
  expect(nodesOf().get('ProfessionalService')).toMatchObject({
    '@id': 'https://ridgeline.example/#company',
    name: content.site.name,
    telephone: '+13045550142',
    email: 'hello@ridgeline.example',
    address: { addressLocality: 'Elizabeth', addressRegion: 'WV', addressCountry: 'US' },
  });
});

it('takes a place without a state as it is', () => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Elizabeth', addressCountry: 'US' };
  const contact = { ...source.contact, location: 'Elizabeth' };
  expect(nodesOf({ contact }).get('ProfessionalService')?.address).toEqual(address);
});

it('names the accounts that exist, and none that do not', () => {
  expect(nodesOf().get('ProfessionalService')).not.toHaveProperty('sameAs');
  const accounts = ['https://social.example/ridgeline'];
  expect(nodesOf({ accounts }).get('ProfessionalService')?.sameAs).toEqual(accounts);
});

it('refers to what it has said by its id', () => {
  const nodes = nodesOf();
  const company = { '@id': nodes.get('ProfessionalService')?.['@id'] };
  expect(nodes.get('Service')?.provider).toEqual(company);
  const page = nodes.get('AboutPage');
  expect(page?.about).toEqual(company);
});

it('calls a page what its type says', () => {
  const page = { ...about, schemaType: 'ContactPage' as const };
  const node = nodesOf({ page }).get('ContactPage');
  expect(node).toMatchObject({ '@id': 'https://ridgeline.example/about', name: about.title });
});

it('names what a page is the page of', () => {
  const mainEntity = { '@type': 'Article' as const, headline: 'Fair Hiring' };
  expect(nodesOf().get('AboutPage')).not.toHaveProperty('mainEntity');
  expect(nodesOf({ page: { ...about, mainEntity } }).get('AboutPage')).toMatchObject({
    mainEntity,
  });
});

it('shows the way from the home page through every page above', () => {
  const page = { ...about, path: '/about/team', title: 'Team' };
  const pages = [page, about, { path: '/', title: 'Home' }, { path: '/ab', title: 'Other' }];
  expect(nodesOf({ page, pages: [...pages].reverse() }).get('AboutPage')?.breadcrumb).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      expect.objectContaining({ position: 1, item: 'https://ridgeline.example/' }),
      expect.objectContaining({ position: 2, item: 'https://ridgeline.example/about' }),
      // Google takes the last for the page itself
      { '@type': 'ListItem', position: 3, name: 'Team' },
    ],
  });
});

it('shows no way to the home page', () => {
  const nodes = nodesOf({ page: { ...about, path: '/' } });
  expect(nodes.get('AboutPage')).not.toHaveProperty('breadcrumb');
});

it('says the same id of a service on every page', () => {
  const [first] = content.services;
  const id = `https://ridgeline.example/#${first?.slug ?? ''}`;
  const services = content.services.slice(0, 1);
  expect(nodesOf({ services }).get('Service')).toMatchObject({ '@id': id, name: first?.title });
  expect(nodesOf({ services, page: { ...about, path: '/' } }).get('Service')?.['@id']).toBe(id);
});

it('can end no script and begin no element', () => {
  const site = { ...content.site, name: '</script><!--' };
  expect(structuredData({ ...source, site })).not.toContain('<');
  expect(nodesOf({ site }).get('ProfessionalService')?.name).toBe('</script><!--');
});

it('keeps the path of a site that is not at the root of its host', () => {
  const nodes = nodesOf({ siteUrl: 'https://org.example/site' });
  expect(nodes.get('AboutPage')?.['@id']).toBe('https://org.example/site/about');
  expect(nodes.get('ProfessionalService')?.image).toBe('https://org.example/site/icon-512.png');
});

it('describes the website on its home page alone', () => {
  const home = nodesOf({ page: { ...about, path: '/' } });
  const company = { '@id': home.get('ProfessionalService')?.['@id'] };
  expect(home.get('WebSite')?.publisher).toEqual(company);
  expect(home.get('AboutPage')?.isPartOf).toEqual({ '@id': home.get('WebSite')?.['@id'] });
  expect(nodesOf().has('WebSite')).toBe(false);
  expect(nodesOf().get('AboutPage')).not.toHaveProperty('isPartOf');
});
