import type { CreateResolversArgs } from 'gatsby';
import { readContent } from '../../../tests/helpers/content/content';
import { createResolvers } from './create-resolvers';

type Resolve = (source: object, args: object, context: object) => Promise<unknown>;
type Resolvers = { readonly Query: Readonly<Record<string, { readonly resolve: Resolve }>> };

type Nodes = Readonly<Record<string, readonly object[]>>;
type Filter = Readonly<Record<string, { readonly eq: unknown }>>;
type Question = { readonly type: string; readonly query?: { readonly filter: Filter } };

/** Gatsby's nodes, of which it says what was read. */
class NodeModel {
  readonly readWhole: string[] = [];
  readonly #nodes: Nodes;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  readonly findOne = ({ type, query }: Question) => {
    const wanted = Object.entries(query?.filter ?? {});
    const matches = (node: object) =>
      wanted.every(([key, { eq }]) => Reflect.get(node, key) === eq);
    return Promise.resolve(this.#nodes[type]?.find(matches) ?? null);
  };

  readonly findAll = ({ type }: Question) => {
    this.readWhole.push(type);
    return Promise.resolve({ entries: this.#nodes[type] ?? [] });
  };

  /** The node of a file has its path as its id here. */
  readonly getNodeById = ({ id }: { readonly id: string }) => ({ relativePath: id });
}

const { site, navigation, contact, services, pages } = readContent();
const quilt = { sourceInstanceName: 'content', relativePath: 'images/quilt.webp' };
const nodes: Nodes = {
  Site: [{ siteMetadata: { siteUrl: 'https://a.example', indexable: true, year: '2026' } }],
  File: [quilt],
  SiteContentNode: [{ ...site, parent: 'site.json' }],
  NavigationContentNode: [{ ...navigation, parent: 'navigation.json' }],
  ContactContentNode: [{ ...contact, parent: 'contact.json' }],
  ServiceNode: services.map((node) => ({ ...node, parent: `services/${node.slug}.json` })),
  ContentPageNode: pages.map((node, index) => ({ ...node, parent: `pages/${String(index)}.json` })),
};

/** The value of a field of `Query`. */
function query(field: string, args: object = {}, model = new NodeModel(nodes)) {
  const create = jest.fn<undefined, [Resolvers]>();
  createResolvers({ createResolvers: create } as unknown as CreateResolversArgs);
  const resolver = create.mock.calls[0]?.[0].Query[field];
  if (!resolver) throw new Error(`Queries have no field ${field}.`);
  return resolver.resolve({}, args, { nodeModel: model });
}

it('gives the files of which there is one', async () => {
  expect(await query('website')).toMatchObject({ name: site.name });
  expect(await query('navigation')).toMatchObject({ primary: navigation.primary });
  // whose numbers are dialed as the site's file says
  expect(await query('contact')).toMatchObject({ phone: { href: 'tel:+13045550142' } });
});

it.each(pages.map(({ path }) => path))(
  'gives the page at %s with all that it shows',
  async (path) => {
    const shown = (await query('pageAt', { path })) as {
      readonly sections: readonly { readonly services?: readonly unknown[] }[];
    };
    const page = pages.find((candidate) => candidate.path === path);
    expect(shown).toMatchObject({ title: page?.title, metadata: { siteName: site.name } });
    expect(shown.sections).toHaveLength(page?.sections.length ?? 0);
    for (const [index, section] of page?.sections.entries() ?? [])
      if (section.type === 'service-cards')
        expect(shown.sections[index]?.services).toHaveLength(section.services.length);
  },
);

it('gives nothing for a page that is not there, which GraphQL reports', async () => {
  expect(await query('pageAt', { path: '/nowhere' })).toBeUndefined();
});

it("gives pictures as Gatsby's nodes", async () => {
  const hero = { type: 'hero', heading: 'One', lede: 'One.', actions: [] };
  const picture = { src: '../images/quilt.webp', alt: 'A quilt' };
  const page = { path: '/one', title: 'One', keywords: [], sections: [{ ...hero, picture }] };
  const model = new NodeModel({
    ...nodes,
    ContentPageNode: [{ ...page, parent: 'pages/one.json' }],
  });
  const { sections } = (await query('pageAt', { path: '/one' }, model)) as {
    readonly sections: readonly { readonly picture: { readonly src: unknown } }[];
  };
  expect(await sections[0]?.picture.src).toBe(quilt);
});

it('a page is made without reading all others, so that a build of many pages takes no longer for each', async () => {
  const model = new NodeModel(nodes);
  await query('pageAt', { path: '/services' }, model);
  expect(model.readWhole).toContain('ServiceNode');
  expect(model.readWhole).not.toContain('ContentPageNode');
});

it('knows the page above another', async () => {
  const page = { path: '/articles/one', title: 'One', keywords: [], sections: [] };
  const both = [page, { ...page, path: '/articles', title: 'Articles' }];
  const parents = both.map((node, index) => ({ ...node, parent: `pages/${String(index)}.json` }));
  const model = new NodeModel({ ...nodes, ContentPageNode: parents });
  const shown = (await query('pageAt', { path: '/articles/one' }, model)) as {
    readonly metadata: Queries.PageMetadata;
  };
  expect(shown.metadata.structuredData).toContain('"name":"Articles"');
});
