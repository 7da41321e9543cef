import * as z from 'zod';
import { type Collection, nameFieldOf } from '../collection';
import { textFormats } from '../field-metadata';
import { nodeTypeOf, typeNameOf } from '../type-name';
import { richTextTypes } from './rich-text-types';

/** A field that results have besides those of the content, or in place of one. */
export type AddedField = {
  /** Its type (SDL). */
  readonly type: string;
  /** The declaration of that type, if only this field has it (SDL). */
  readonly declares?: string | undefined;
};

type Options = {
  /** The name of the type of nodes whose content doesn't fit its schema. */
  readonly invalidType: string;
  /** The fields that a part of the model has besides its own, by name. */
  readonly addedFields?: (part: z.ZodObject) => Readonly<Record<string, AddedField>>;
};

/**
 * The GraphQL schema of the content, generated from the model for Gatsby. The types of results have the names of the
 * model, and only what is optional is nullable. Each collection has a type for Gatsby's nodes, too, which are content
 * as it is in files: it has the name by which others refer to it, so that nodes can be found by that.
 * @param collections what the content consists of
 * @throws if a part of the model has no GraphQL type
 */
export function graphqlSchema(
  collections: readonly Collection[],
  { invalidType, addedFields = () => ({}) }: Options,
): string {
  const declarations = new Map([[invalidType, nodeType(invalidType)]]);
  for (const collection of collections) {
    const name = nodeTypeOf(typeNameOf(collection.schema));
    const key = nameFieldOf(collection)?.key;
    declarations.set(name, nodeType(name, key === undefined ? '' : `\n  ${key}: String!`));
    declareObject(collection.schema);
  }
  return `${[...declarations.values()].join('\n\n')}\n`;

  function declareObject(schema: z.ZodObject): string {
    const name = typeNameOf(schema);
    if (!declarations.has(name)) {
      // its place in the file comes before that of the types it uses
      declarations.set(name, '');
      const own = Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([key]) => key !== '$schema' && key !== 'type')
        .map(([key, field]) => [key, fieldType(field)] as const);
      const added = Object.entries(addedFields(schema));
      for (const [, { type, declares }] of added)
        if (declares !== undefined) declarations.set(type.replace(/\W/g, ''), declares);
      const types = new Map([...own, ...added.map(([key, { type }]) => [key, type] as const)]);
      const lines = [...types].map(([key, type]) => `\n  ${key}: ${type}`);
      declarations.set(name, `type ${name} @dontInfer {${lines.join('')}\n}`);
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

  /** A list of spans or of blocks. */
  function richTextType(field: z.ZodString): string {
    for (const [name, declaration] of richTextTypes) declarations.set(name, declaration);
    return textFormats.get(field)?.richText?.isBlock ? 'TextBlock!' : '[TextSpan!]!';
  }

  function fieldType(field: z.core.$ZodType): string {
    if (field instanceof z.ZodOptional) return fieldType(field.unwrap()).replace(/!$/, '');
    if (field instanceof z.ZodArray) return `[${fieldType(field.element)}]!`;
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

/** The type of a text: what it refers to, or a string. */
function textType(field: z.ZodString, collections: readonly Collection[]): string {
  const { picture, refersTo } = textFormats.get(field) ?? {};
  if (picture === 'file') return 'File!';
  const collection = collections.find(({ name }) => name === refersTo?.collection);
  if (!collection || refersTo?.mayHaveAnchor) return 'String!';
  return `${typeNameOf(collection.schema)}!`;
}

const nodeType = (name: string, more = '') =>
  `type ${name} implements Node @dontInfer {\n  id: ID!${more}\n}`;
