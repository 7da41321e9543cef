import * as z from 'zod';
import { type Collection, nameFieldOf } from '../collection';
import { textFormats } from '../field-metadata';
import { typeNameOf } from '../type-name';
import { richTextTypes } from './rich-text-types';

/**
 * The GraphQL schema of the content, generated from the model for Gatsby: only optional fields are nullable.
 * @param collections what the content consists of
 * @param invalidType the name of the type for entries that don't fit their schema
 * @throws if a part of the model has no GraphQL type
 */
export function graphqlSchema(collections: readonly Collection[], invalidType: string): string {
  const declarations = new Map([
    [invalidType, `type ${invalidType} implements Node @dontInfer {\n  id: ID!\n}`],
  ]);
  for (const { schema } of collections)
    declareObject(schema, ' implements Node @childOf(types: ["File"])');
  return `${[...declarations.values()].join('\n\n')}\n`;

  function declareObject(schema: z.ZodObject, node = ''): string {
    const name = typeNameOf(schema);
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

  function declareUnion(union: z.ZodDiscriminatedUnion, first: readonly z.core.$ZodType[] = []) {
    const name = typeNameOf(union);
    const kinds = [...first, ...union.options].filter((option) => option instanceof z.ZodObject);
    const members = kinds.map((kind) => declareObject(kind));
    declarations.set(name, `union ${name} = ${members.join(' | ')}`);
    return name;
  }

  function declareEnum(schema: z.ZodEnum): string {
    const name = typeNameOf(schema);
    declarations.set(name, `enum ${name} {\n  ${schema.options.join('\n  ')}\n}`);
    return name;
  }

  /** A list of spans or of blocks, with the directive that reads the text. */
  function richTextType(field: z.ZodString): string {
    for (const [name, declaration] of richTextTypes) declarations.set(name, declaration);
    return textFormats.get(field)?.richText?.isBlock
      ? 'TextBlock! @textBlocks'
      : '[TextSpan!]! @textLine';
  }

  function fieldType(field: z.core.$ZodType): string {
    if (field instanceof z.ZodOptional) return fieldType(field.unwrap()).replace('!', '');
    if (field instanceof z.ZodArray) {
      const [type = '', directive = ''] = fieldType(field.element).split(/(?= @)/);
      return `[${type}]!${directive}`;
    }
    if (field instanceof z.ZodTuple) {
      const { items, rest } = field.def;
      if (!(rest instanceof z.ZodDiscriminatedUnion)) throw new Error('A tuple ends in a union.');
      return `[${declareUnion(rest, items)}!]!`;
    }
    if (field instanceof z.ZodDiscriminatedUnion) return `${declareUnion(field)}!`;
    if (field instanceof z.ZodObject) return `${declareObject(field)}!`;
    if (field instanceof z.ZodBoolean) return 'Boolean!';
    if (field instanceof z.ZodNumber) return field.format?.includes('int') ? 'Int!' : 'Float!';
    if (field instanceof z.ZodEnum) return isEnum(field) ? `${declareEnum(field)}!` : 'String!';
    if (field instanceof z.ZodString && textFormats.get(field)?.richText)
      return richTextType(field);
    if (!(field instanceof z.ZodString)) {
      throw new Error(`There is no GraphQL type for "${field._zod.def.type}".`);
    }
    return textType(field, collections);
  }
}

/** Whether an enum of GraphQL can hold the names of a choice: it can't hold hyphens. */
function isEnum({ options }: z.ZodEnum): boolean {
  return options.every((option) => /^[_A-Za-z]\w*$/.test(String(option)));
}

/** The type of a text: what it refers to, with Gatsby's directive that finds it, or a string. */
function textType(field: z.ZodString, collections: readonly Collection[]): string {
  const { isRunning, picture, refersTo } = textFormats.get(field) ?? {};
  if (picture === 'file') return 'File! @fileByRelativePath';
  if (isRunning) return 'String! @runningText';
  const collection = collections.find(({ name }) => name === refersTo?.collection);
  if (!collection || refersTo?.mayHaveAnchor) return 'String!';
  const nameField = nameFieldOf(collection)?.key;
  if (nameField === undefined) throw new Error(`"${collection.name}" has no name to refer to.`);
  return `${typeNameOf(collection.schema)}! @link(by: "${nameField}")`;
}
