import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { heroSection } from '../../sections/hero/schema';
import { pageSection } from '../../content-model/page-section';
import { createSchemaCustomization } from './create-schema';

type Union = { readonly name: string; readonly resolveType: (section: object) => string };

/** Everything the step declares: type definitions as text, the union as it was built. */
function declared(): readonly (string | Union)[] {
  const createTypes = jest.fn();
  const schema = { buildUnionType: (union: Union) => union };
  createSchemaCustomization({
    actions: { createTypes },
    schema,
  } as unknown as CreateSchemaCustomizationArgs);
  return createTypes.mock.calls.flat(2) as (string | Union)[];
}

const definitions = () =>
  declared()
    .filter((part) => typeof part === 'string')
    .join('\n');
const types = [heroSection, ...pageSection.options].map(({ shape }) => shape.type.value);

it.each(types)('knows which member of the union a section of type %s is', (type) => {
  const union = declared().find((part) => typeof part !== 'string');
  expect(union?.name).toBe('PageSection');
  const member = union?.resolveType({ type }) ?? '';
  expect(definitions()).toMatch(new RegExp(`^type ${member} `, 'm'));
});

it('declares what the build adds to the content', () => {
  expect(definitions()).toMatch(/type Build \{/);
  expect(definitions()).toMatch(/type ContactIcons \{/);
});
