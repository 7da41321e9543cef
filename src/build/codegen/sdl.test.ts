import { buildSchema, type GraphQLObjectType, isUnionType } from 'gatsby/graphql';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../sections/registry';
import { sectionTypeName } from '../../fields/define-section';
import { generatedFiles } from './generated-files';

/** What Gatsby itself declares and the content's types build on. */
const gatsby = `
  directive @dontInfer on OBJECT
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type PageMetadata { title: String! }
  type Query { nothing: String }
`;

const text = generatedFiles().get('src/model/generated/schema.graphql') ?? '';
const schema = buildSchema(gatsby + text);

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
  // derived
  ['ServiceCardsSection', 'lands', '[DayAndNight!]!'],
  ['DayAndNight', 'day', 'File!'],
  ['ContentPage', 'metadata', 'PageMetadata!'],
  // by which nodes are found
  ['ServiceNode', 'slug', 'String!'],
])('%s.%s is %s', (type, field, expected) => {
  expect(fieldType(type, field)).toBe(expected);
});

it('infers no nodes and omits fields for editors', () => {
  expect(text).not.toMatch(/ implements Node (?!@dontInfer)/);
  expect(text).not.toContain('$schema');
});

it('has every section of the model in the union, named as `sectionTypeName` does', () => {
  const union = schema.getType('PageSection');
  const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
  const sections = [heroSection, ...pageSection.options];
  expect(members).toEqual(sections.map(({ shape }) => sectionTypeName(shape.type.value)));
});
