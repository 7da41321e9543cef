import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './create-resolvers';

type Resolve = (source: object, args: object, context: object, info: object) => unknown;
type Resolvers = Record<
  string,
  Record<string, { readonly type: string; readonly resolve: Resolve }>
>;

const findOne = jest.fn();

/** The resolved value of a field. */
function resolve(type: string, field: string, source = {}, args = {}): unknown {
  const create = jest.fn<undefined, [Resolvers]>();
  createResolvers({ createResolvers: create } as unknown as CreateResolversArgs);
  const resolver = create.mock.calls[0]?.[0][type]?.[field];
  if (!resolver) throw new Error(`${type} has no resolver for ${field}.`);
  return resolver.resolve(source, args, { nodeModel: { findOne } }, {});
}

it.each([
  ['homestead', 'homestead'],
  ['road', 'overlook'],
])('resolves the land picture of the scene %s', async (scene, land) => {
  findOne.mockImplementation(({ query }: { query: { filter: object } }) =>
    Promise.resolve(query.filter),
  );
  const { nightPhone } = (await resolve('HeroSection', 'land', { scene })) as {
    nightPhone: unknown;
  };
  expect(await nightPhone).toEqual({
    sourceInstanceName: { eq: 'scenes' },
    relativePath: { eq: `${land}-phone-night.webp` },
  });
});

it('resolves no land for a section without a scene', async () => {
  expect(await resolve('BannerSection', 'land')).toBeNull();
});

type Query = { type: string; query?: { filter: Record<string, { eq: string }> } };

/** Lets `findOne` find nodes by type and by the value of a field, as Gatsby does. */
function answerFrom(nodes: Readonly<Record<string, readonly object[]>>): void {
  findOne.mockImplementation(({ type, query }: Query) => {
    const wanted = Object.entries(query?.filter ?? {});
    const found = nodes[type]?.find((node) =>
      wanted.every(([field, { eq }]) => Reflect.get(node, field) === eq),
    );
    return Promise.resolve(found ?? null);
  });
}

it('a page is described without reading all others, so that a build of many pages takes no longer for each', async () => {
  let read = 0;
  const pages = Array.from({ length: 200 }, (_, index) => ({
    path: index === 0 ? '/articles' : `/articles/${String(index)}`,
    title: index === 0 ? 'Articles' : 'One',
    keywords: [],
    get sections() {
      read += 1;
      return [];
    },
  }));
  answerFrom({
    Site: [{ siteMetadata: { siteUrl: 'https://a.example', indexable: true } }],
    SiteContent: [{ name: 'A', language: 'en', words: {} }],
    ContactContent: [{ details: [] }],
    NavigationContent: [{ connect: { accounts: [] } }],
    ContentPage: pages,
  });
  const { structuredData } = (await resolve(
    'ContentPage',
    'metadata',
    pages[7],
  )) as Queries.PageMetadata;
  expect(structuredData).toContain('"name":"Articles"');
  // itself, and the one above it
  expect(read).toBe(2);
});

describe('drafts', () => {
  const services = [
    { slug: 'audits', title: 'Audits', description: 'We *test* [it](/news).' },
    { slug: 'training', title: 'Training', description: 'We teach.', draft: true },
  ];

  /** Mocks a site with drafts, as a preview has them. */
  function mockSite(): void {
    const nodes: Readonly<Record<string, readonly object[]>> = {
      Site: [{ siteMetadata: { siteUrl: 'https://a.example', indexable: true } }],
      SiteContent: [{ name: 'A', language: 'en', words: { draft: 'Not yet' } }],
      ContactContent: [{ details: [] }],
      NavigationContent: [{ connect: { accounts: [] } }],
      Service: services,
      ContentPage: [{ path: '/news', title: 'News', draft: true, sections: [] }],
    };
    answerFrom(nodes);
  }

  it('have the draft label of the content, and others have none', async () => {
    mockSite();
    expect(
      await Promise.all(services.map((service) => resolve('Service', 'draftLabel', service))),
    ).toEqual([null, 'Not yet']);
  });

  it('are in no structured data, even if they are shown', async () => {
    mockSite();
    const cards = { type: 'service-cards', services: ['audits', 'training'] };
    const page = { path: '/news/today', title: 'Today', keywords: [], sections: [cards, cards] };
    const metadata = (await resolve('ContentPage', 'metadata', page)) as Queries.PageMetadata;
    expect(metadata.structuredData?.match(/"name":"Audits"/g)).toHaveLength(1);
    expect(metadata.structuredData).not.toMatch(/"name":"(?:Training|News)"/);
  });

  it('services are described in structured data without the marks of their texts', async () => {
    mockSite();
    const sections = [{ type: 'service-cards', services: ['audits'] }];
    const page = { path: '/news/today', title: 'Today', keywords: [], sections };
    const metadata = (await resolve('ContentPage', 'metadata', page)) as Queries.PageMetadata;
    expect(metadata.structuredData).toContain('"description":"We test it."');
  });

  it('have no structured data, canonical address or Open Graph image', async () => {
    mockSite();
    const page = { path: '/news', title: 'News', keywords: [], sections: [], draft: true };
    const nothing = { canonical: null, image: null, structuredData: null };
    expect(await resolve('ContentPage', 'metadata', page)).toMatchObject({
      ...nothing,
      robots: 'noindex',
    });
  });
});
