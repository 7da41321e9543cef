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

it.each(['Service', 'Account'])('draws the icon that a %s names', (type) => {
  expect(answer(type, 'iconPath', { icon: 'compass' })).toBe(iconPath('compass'));
});

it.each([
  ['Query', 'build', 'Site', { siteMetadata: { year: '2026' } }, { year: '2026' }],
  // from the contact's one place, wherever it is shown
  ['ContactDetailsSection', 'contact', 'ContactContent', { email: 'a@b.c' }, { email: 'a@b.c' }],
  ['SiteContent', 'location', 'ContactContent', { location: 'Elizabeth' }, 'Elizabeth'],
])('takes %s.%s from the %s', async (type, field, source, node, value) => {
  findOne.mockResolvedValue(node);
  expect(await answer(type, field)).toEqual(value);
  expect(findOne).toHaveBeenCalledWith({ type: source });
});
