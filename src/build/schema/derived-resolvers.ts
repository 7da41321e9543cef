import { objectsIn } from 'content-check/schema-traversal';
import { typeNameOf } from 'content-check/type-name';
import { collections } from '../../content/model/collections';
import { type DerivedField, derivedFields, type Fields } from '../../content/fields/derived-fields';
import { lookedUp } from './look-up';
import { type Resolve, resolverField } from './resolver-field';

/** The derived fields of the content with their resolvers, by type and name. */
export function derivedResolvers() {
  const parts = collections.flatMap(({ schema }) => [...objectsIn(schema)]);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const fields = Object.entries(derivedFields.get(part) ?? {});
      const resolvers = fields.map(([name, field]) => [name, resolver(name, field)] as const);
      return resolvers.length > 0
        ? [[typeNameOf(part), Object.fromEntries(resolvers)] as const]
        : [];
    }),
  );
}

function resolver(name: string, field: DerivedField) {
  const resolve: Resolve<Fields, unknown> = async (source, args, context, info) => {
    // only a field of the content has one
    const own = await info.originalResolver?.(source, args, context, info);
    const node = own === undefined ? source : { ...source, [name]: own };
    return field.from(node, await lookedUp(context, field.needs));
  };
  return resolverField(field.type, resolve);
}
