import { readContent } from '../../tests/helpers/content';
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
  contact: {
    email: 'hello@ridgeline.example',
    location: 'Elizabeth, WV',
    telephone: '+13045550142',
  },
  accounts: [],
  page,
  pages: content.pages,
  services: content.services.slice(0, 1),
};

type Node = Readonly<Record<string, unknown>>;

/** The nodes of the graph by their type. */
function nodesOf(changes: Partial<StructuredDataSource> = {}): ReadonlyMap<unknown, Node> {
  const graph = JSON.parse(structuredData({ ...source, ...changes })) as { '@graph': Node[] };
  return new Map(graph['@graph'].map((node) => [node['@type'], node]));
}

const company = { '@id': 'https://ridgeline.example/#Company' };

it('tells who the company is and how to reach it', () => {
  expect(nodesOf().get('ProfessionalService')).toMatchObject({
    ...company,
    name: content.site.name,
    telephone: '+13045550142',
    email: 'hello@ridgeline.example',
    address: { addressLocality: 'Elizabeth', addressRegion: 'WV', addressCountry: 'US' },
  });
});

it.each(['company', 'website'])('tells a service "%s" from the company and the site', (slug) => {
  const service = { slug, title: 'One', description: 'Of many.' };
  const graph = JSON.parse(structuredData({ ...source, page: home, services: [service] })) as {
    '@graph': Node[];
  };
  const ids = graph['@graph'].map((node) => node['@id']);
  expect(new Set(ids).size).toBe(4);
});

it('takes a place without a state as it is', () => {
  const address = { '@type': 'PostalAddress', addressLocality: 'Elizabeth', addressCountry: 'US' };
  const contact = { ...source.contact, location: 'Elizabeth' };
  expect(nodesOf({ contact }).get('ProfessionalService')?.address).toEqual(address);
});

it('takes what follows the last comma for the state', () => {
  const contact = { ...source.contact, location: 'Elizabeth, Wirt County, WV' };
  const address = { addressLocality: 'Elizabeth, Wirt County', addressRegion: 'WV' };
  expect(nodesOf({ contact }).get('ProfessionalService')).toMatchObject({ address });
});

it('names the accounts that exist, and none that do not', () => {
  expect(nodesOf().get('ProfessionalService')).not.toHaveProperty('sameAs');
  const accounts = ['https://social.example/ridgeline'];
  expect(nodesOf({ accounts }).get('ProfessionalService')?.sameAs).toEqual(accounts);
});

it('calls a page what its type says, and refers to the company by its id', () => {
  const nodes = nodesOf({ page: { ...page, schemaType: 'ContactPage' } });
  const id = 'https://ridgeline.example/about';
  expect(nodes.get('ContactPage')).toMatchObject({ '@id': id, name: 'About', about: company });
});

it('names what a page is the page of', () => {
  const mainEntity = { '@type': 'Article' as const, headline: 'Fair Hiring' };
  expect(nodesOf().get('AboutPage')).not.toHaveProperty('mainEntity');
  const nodes = nodesOf({ page: { ...page, mainEntity } });
  expect(nodes.get('AboutPage')).toMatchObject({ mainEntity });
});

it('shows the way from the home page through every page above', () => {
  const team = { ...page, path: '/about/team', title: 'Team' };
  const ada = { ...page, path: '/about/team/ada', title: 'Ada' };
  const pages = [team, { path: '/ab', title: 'Other' }, ada, page, home];
  expect(nodesOf({ page: ada, pages }).get('AboutPage')?.breadcrumb).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      expect.objectContaining({ position: 1, item: 'https://ridgeline.example/' }),
      expect.objectContaining({ position: 2, item: 'https://ridgeline.example/about' }),
      expect.objectContaining({ position: 3, item: 'https://ridgeline.example/about/team' }),
      // Google takes the last for the page itself
      { '@type': 'ListItem', position: 4, name: 'Ada' },
    ],
  });
});

it('shows no way to the home page', () => {
  expect(nodesOf({ page: home }).get('AboutPage')).not.toHaveProperty('breadcrumb');
});

it.each([page, home])('says the same id of a service on the page at $path', (each) => {
  const [{ slug, title } = {}] = content.services;
  expect(nodesOf({ page: each }).get('Service')).toMatchObject({
    '@id': `https://ridgeline.example/#${slug}`,
    name: title,
    provider: company,
  });
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
  const nodes = nodesOf({ page: home });
  const website = nodes.get('WebSite');
  expect(website?.publisher).toEqual(company);
  expect(nodes.get('AboutPage')?.isPartOf).toEqual({ '@id': website?.['@id'] });
  expect(nodesOf().has('WebSite')).toBe(false);
  expect(nodesOf().get('AboutPage')).not.toHaveProperty('isPartOf');
});
