import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './create-resolvers';
import { iconPath } from './icon-path';

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
  ['website', 'SiteContent'],
  ['menus', 'NavigationContent'],
])('gives the one entry that is the %s', async (field, type) => {
  findOne.mockImplementation((query: object) => Promise.resolve(query));
  expect(await answer('Query', field)).toEqual({ type });
});

it('gives the page at a path', async () => {
  findOne.mockImplementation((query: object) => Promise.resolve(query));
  expect(await answer('Query', 'webpage', {}, { path: '/about' })).toEqual({
    type: 'ContentPage',
    query: { filter: { path: { eq: '/about' } } },
  });
});

it('writes the phone number so that it can be dialed', () => {
  expect(answer('ContactContent', 'telephone', { phone: '(304) 555-0142' })).toBe('+13045550142');
});

it('gives what the build knows', async () => {
  findOne.mockResolvedValue({ siteMetadata: { year: '2026' } });
  expect(await answer('Query', 'build')).toEqual({ year: '2026' });
});

it.each(['Service', 'Account'])('draws the icon that a %s names', (type) => {
  expect(answer(type, 'iconPath', { icon: 'compass' })).toBe(iconPath('compass'));
});

it('takes the contact from its one place, wherever it is shown', async () => {
  findOne.mockResolvedValue({ email: 'hello@ridgeline.example' });
  expect(await answer('ContactDetailsSection', 'contact')).toEqual({
    email: 'hello@ridgeline.example',
  });
  expect(findOne).toHaveBeenCalledWith({ type: 'ContactContent' });
});

it('takes the place in the footer from the contact', async () => {
  findOne.mockResolvedValue({ location: 'Elizabeth, WV' });
  expect(await answer('SiteContent', 'location')).toBe('Elizabeth, WV');
  expect(findOne).toHaveBeenCalledWith({ type: 'ContactContent' });
});
