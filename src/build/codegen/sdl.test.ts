import { buildSchema, type GraphQLObjectType, isUnionType } from 'gatsby/graphql';
import { graphqlSchema } from 'content-check/codegen/sdl';
import { heroSection } from '../../sections/hero/schema';
import { collections } from '../../content/model/collections';
import { invalidContent } from '../schema/content-type';
import { pageSection } from '../../sections/registry';
import { sectionTypeName } from '../../content/fields/define-section';

/** What Gatsby itself declares and the content's types build on. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { nothing: String }
`;

// Gatsby adds `id` to every node type itself
const schema = buildSchema(gatsby + graphqlSchema(collections, invalidContent), {
  assumeValidSDL: true,
});

function fieldType(type: string, field: string): string {
  const fields = (schema.getType(type) as GraphQLObjectType).getFields();
  return String(fields[field]?.type);
}

it.each([
  ['Service', 'title', 'String!'],
  ['Account', 'url', 'String'],
  ['ContentPage', 'noindex', 'Boolean'],
  ['ContentPage', 'sections', '[PageSection!]!'],
  ['HeroSection', 'actions', '[Link!]!'],
  ['HeroSection', 'picture', 'Picture'],
  ['HeroSection', 'scene', 'Scene'],
  ['StorySection', 'picture', 'StoryPicture!'],
  ['Picture', 'src', 'File!'],
  ['Picture', 'dark', 'File'],
  ['ProseSection', 'paragraphs', '[TextBlock!]!'],
  ['Step', 'text', '[TextSpan!]!'],
  ['ServiceCardsSection', 'services', '[Service!]!'],
])('%s.%s is %s', (type, field, expected) => {
  expect(fieldType(type, field)).toBe(expected);
});

it('resolves pictures, services and texts of several lines, infers nothing and omits fields for editors', () => {
  const text = graphqlSchema(collections, invalidContent);
  expect(text).toContain('src: File! @fileByRelativePath');
  expect(text).toContain('services: [Service!]! @link(by: "slug")');
  expect(text).toContain('lede: String! @runningText');
  expect(text).not.toMatch(/^type (?!.*@dontInfer)/m);
  expect(text).not.toContain('$schema');
});

it('has every section of the model in the union, named as `sectionTypeName` does', () => {
  const union = schema.getType('PageSection');
  const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
  const sections = [heroSection, ...pageSection.options];
  expect(members).toEqual(sections.map(({ shape }) => sectionTypeName(shape.type.value)));
});
