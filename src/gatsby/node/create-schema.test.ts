import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../content-model/page-section';
import { createSchemaCustomization } from './create-schema';

type Union = { readonly name: string; readonly resolveType: (section: object) => string };

/** Everything the step declares: type definitions as text, the union as it was built. */
function declared() {
  const createTypes = jest.fn();
  const schema = { buildUnionType: (union: Union) => union };
  const step = { actions: { createTypes }, schema };
  createSchemaCustomization(step as unknown as CreateSchemaCustomizationArgs);
  const parts = createTypes.mock.calls.flat(2) as (string | Union)[];
  const texts = parts.filter((part) => typeof part === 'string');
  return { definitions: texts.join('\n'), union: parts.find((part) => typeof part !== 'string') };
}

it.each([heroSection, ...pageSection.options].map(({ shape }) => shape.type.value))(
  'knows which member of the union a section of type %s is',
  (type) => {
    const { definitions, union } = declared();
    expect(union?.name).toBe('PageSection');
    expect(definitions).toMatch(new RegExp(`^type ${union?.resolveType({ type })} `, 'm'));
  },
);

it.each(['Build', 'Land'])('declares %s, which the build adds to the content', (type) => {
  expect(declared().definitions).toContain(`type ${type} {`);
});
