import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../content-model/page-section';
import { createSchemaCustomization } from './create-schema';

type Union = { readonly name: string; readonly resolveType: (section: object) => string };

/** Everything that is declared: type definitions as text, and the union. */
function declared() {
  const createTypes = jest.fn();
  const schema = { buildUnionType: (union: Union) => union };
  const args = { actions: { createTypes }, schema };
  createSchemaCustomization(args as unknown as CreateSchemaCustomizationArgs);
  const parts = createTypes.mock.calls.flat(2) as (string | Union)[];
  const texts = parts.filter((part) => typeof part === 'string');
  return { definitions: texts.join('\n'), union: parts.find((part) => typeof part !== 'string') };
}

it.each([heroSection, ...pageSection.options].map(({ shape }) => shape.type.value))(
  'resolves a section of type %s to a member of the union',
  (type) => {
    const { definitions, union } = declared();
    expect(union?.name).toBe('PageSection');
    expect(definitions).toMatch(new RegExp(`^type ${union?.resolveType({ type })} `, 'm'));
  },
);

it.each(['Build', 'Land'])('declares the type %s, which is not part of the content', (type) => {
  expect(declared().definitions).toContain(`type ${type} {`);
});
