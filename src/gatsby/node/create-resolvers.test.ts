import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './create-resolvers';

type Resolve = (source: object, args: object, context: object) => unknown;
type Resolvers = Record<
  string,
  Record<string, { readonly type: string; readonly resolve: Resolve }>
>;

const findOne = jest.fn();

/** What the field of a type answers with. */
function answer(type: string, field: string, source = {}, args = {}): unknown {
  const create = jest.fn<undefined, [Resolvers]>();
  createResolvers({ createResolvers: create } as unknown as CreateResolversArgs);
  const resolver = create.mock.calls[0]?.[0][type]?.[field];
  if (!resolver) throw new Error(`${type} has no field ${field} of its own.`);
  return resolver.resolve(source, args, { nodeModel: { findOne } });
}

it.each([
  ['website', {}, { type: 'SiteContent' }],
  ['menus', {}, { type: 'NavigationContent' }],
  [
    'webpage',
    { path: '/about' },
    { type: 'ContentPage', query: { filter: { path: { eq: '/about' } } } },
  ],
])('answers %s %j with the one entry of %j', async (field, args, query) => {
  findOne.mockImplementation((each: object) => Promise.resolve(each));
  expect(await answer('Query', field, {}, args)).toEqual(query);
});

it('writes the phone number so that it can be dialed', () => {
  expect(answer('ContactContent', 'telephone', { phone: '(304) 555-0142' })).toBe('+13045550142');
});

it.each([
  ['homestead', 'homestead'],
  ['road', 'overlook'],
])('finds the painted land of the scene %s', async (scene, land) => {
  findOne.mockImplementation(({ query }: { query: { filter: object } }) =>
    Promise.resolve(query.filter),
  );
  const { nightPhone } = answer('HeroSection', 'land', { scene }) as { nightPhone: unknown };
  expect(await nightPhone).toEqual({
    sourceInstanceName: { eq: 'scenes' },
    relativePath: { eq: `${land}-phone-night.webp` },
  });
});

it('finds no land where a section names no scene', () => {
  expect(answer('BannerSection', 'land')).toBeNull();
});

it.each([
  ['Query', 'build', 'Site', { siteMetadata: { year: '2026' } }, { year: '2026' }],
  // from the contact's one place, wherever it is shown
  ['ContactDetailsSection', 'contact', 'ContactContent', { email: 'a@b.c' }, { email: 'a@b.c' }],
  ['StorySection', 'contact', 'ContactContent', { email: 'a@b.c' }, { email: 'a@b.c' }],
  ['SiteContent', 'location', 'ContactContent', { location: 'Elizabeth' }, 'Elizabeth'],
])('takes %s.%s from the %s', async (type, field, source, node, value) => {
  findOne.mockResolvedValue(node);
  expect(await answer(type, field)).toEqual(value);
  expect(findOne).toHaveBeenCalledWith({ type: source });
});
