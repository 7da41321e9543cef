import * as z from 'zod';
import { collections, invalidContent } from '../../../../src/content-model/collections';
import { type TextFormat, textFormats } from '../field-metadata';

/** The formats that refer to another node, and Gatsby's directive for each. */
const references: Partial<
  Record<TextFormat['format'], { readonly type: string; readonly directive: string }>
> = {
  'picture-file': { type: 'File', directive: ' @fileByRelativePath' },
  'service-slug': { type: 'Service', directive: ' @link(by: "slug")' },
};

/**
 * The GraphQL schema of the content, generated from the model: only optional fields are nullable.
 * @throws if a part of the model has no GraphQL type
 */
export function graphqlSchema(): string {
  const declarations = new Map([
    [invalidContent, `type ${invalidContent} implements Node @dontInfer {\n  id: ID!\n}`],
  ]);
  for (const { schema } of collections)
    declareObject(schema, ' implements Node @childOf(types: ["File"])');
  return `${[...declarations.values()].join('\n\n')}\n`;

  function declareObject(schema: z.ZodObject, node = ''): string {
    const name = nameOf(schema);
    if (!declarations.has(name)) {
      // its place in the file comes before that of the types it uses
      declarations.set(name, '');
      const fields = Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([key]) => key !== '$schema' && key !== 'type')
        .map(([key, field]) => `\n  ${key}: ${fieldType(field)}`);
      declarations.set(name, `type ${name}${node} @dontInfer {${fields.join('')}\n}`);
    }
    return name;
  }

  function declareSections({ def: { items, rest } }: z.ZodTuple): string {
    if (!(rest instanceof z.ZodDiscriminatedUnion)) throw new Error('A tuple ends in a union.');
    const name = nameOf(rest);
    const sections = [...items, ...rest.options].filter((each) => each instanceof z.ZodObject);
    const members = sections.map((each) => declareObject(each));
    declarations.set(name, `union ${name} = ${members.join(' | ')}`);
    return name;
  }

  function declareEnum(schema: z.ZodEnum): string {
    const name = nameOf(schema);
    declarations.set(name, `enum ${name} {\n  ${schema.options.join('\n  ')}\n}`);
    return name;
  }

  function fieldType(field: z.core.$ZodType): string {
    if (field instanceof z.ZodOptional) return fieldType(field.unwrap()).replace('!', '');
    if (field instanceof z.ZodArray) {
      const [type = '', directive = ''] = fieldType(field.element).split(/(?= @)/);
      return `[${type}]!${directive}`;
    }
    if (field instanceof z.ZodTuple) return `[${declareSections(field)}!]!`;
    if (field instanceof z.ZodObject) return `${declareObject(field)}!`;
    if (field instanceof z.ZodBoolean) return 'Boolean!';
    const format = textFormats.get(field)?.format;
    // names of icons and drawings have hyphens, which an enum of GraphQL can't hold
    if (field instanceof z.ZodEnum && format !== 'icon' && format !== 'drawing')
      return `${declareEnum(field)}!`;
    if (!(field instanceof z.ZodString || field instanceof z.ZodEnum)) {
      throw new Error(`There is no GraphQL type for "${field._zod.def.type}".`);
    }
    const reference = format && references[format];
    return reference ? `${reference.type}!${reference.directive}` : 'String!';
  }
}

/** The name of an object or enum in the model, also if it is used with other metadata. */
function nameOf(schema: z.core.$ZodType): string {
  const { parent } = schema._zod;
  const name = z.globalRegistry.get(schema)?.id ?? (parent && z.globalRegistry.get(parent)?.id);
  if (name === undefined) throw new Error('A part of the model has no name (an `id` in its meta).');
  return name;
}
