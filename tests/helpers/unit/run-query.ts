import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getNamedType,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLUnionType,
  parse,
} from 'gatsby/graphql';
import { collectionOf } from 'content-check/collection';
import { typeNameOf } from 'content-check/type-name';
import type { Entries, JsonObject } from 'content-editor/json';
import { collections } from '../../../src/content/model/collections';
import { createResolvers } from '../../../src/build/schema/create-resolvers';
import { createSchemaCustomization } from '../../../src/build/schema/create-schema';

/*
 * The queries of the site, run with its types and resolvers but without Gatsby. What Gatsby itself does stands here in a
 * few lines: it finds nodes, follows `@link` and `@fileByRelativePath`, and makes pictures, which are their paths here.
 */

type Source = Readonly<Record<string, unknown>>;
type Resolve = GraphQLFieldResolver<Source, unknown>;
type Extension = { readonly name: string; readonly extend: () => { readonly resolve: Resolve } };
type Union = {
  readonly name: string;
  readonly resolveType: (value: { readonly type: string }) => string;
};
type Created = {
  readonly type: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly resolve: Resolve;
};

const gatsbyTypes = `
  interface Node { id: ID! }
  type Query { nothing: String }
  type ImageSharp { gatsbyImageData: String! }
  type File implements Node { id: ID!, childImageSharp: ImageSharp }
`;

/** What the site's hooks give to Gatsby. */
function hooks() {
  const texts: string[] = [gatsbyTypes];
  const unions: Union[] = [];
  const extensions = new Map<string, Resolve>();
  const created: Record<string, Record<string, Created>> = {};
  createSchemaCustomization({
    actions: {
      createTypes: (types: readonly (string | Union)[]) => {
        for (const type of types)
          if (typeof type === 'string') texts.push(type);
          else unions.push(type);
      },
      createFieldExtension: ({ name, extend }: Extension) => extensions.set(name, extend().resolve),
    },
    schema: { buildUnionType: (union: Union) => union },
  } as unknown as CreateSchemaCustomizationArgs);
  createResolvers({
    createResolvers: (resolvers: typeof created) => Object.assign(created, resolvers),
  } as unknown as CreateResolversArgs);
  return { types: texts.join('\n'), unions, extensions, created };
}

type FindOne = (type: string, filter?: Readonly<Record<string, unknown>>) => unknown;

function siteSchema(findOne: FindOne): GraphQLSchema {
  const { types, unions, extensions, created } = hooks();
  // Gatsby adds what nodes have in common
  const options = { assumeValid: true };
  const ofContent = buildSchema(types, options);
  const fieldsOf = (schema: GraphQLSchema, name: string) => {
    const type = schema.getType(name);
    return type instanceof GraphQLObjectType ? type.getFields() : {};
  };
  const added = Object.entries(created).map(([name, fields]) => {
    const known = fieldsOf(ofContent, name);
    const lines = Object.entries(fields).filter(([field]) => !(field in known));
    const text = lines.map(([field, { type, args }]) => {
      const given = Object.entries(args ?? {}).map((argument) => argument.join(': '));
      return `${field}${given.length > 0 ? `(${given.join()})` : ''}: ${type}`;
    });
    return text.length > 0 ? `extend type ${name} { ${text.join('\n')} }` : '';
  });
  const schema = buildSchema([types, ...added].join('\n'), options);

  for (const name of Object.keys(schema.getTypeMap()).filter((type) => !type.startsWith('__')))
    for (const [key, field] of Object.entries(fieldsOf(schema, name))) {
      const directives = (field.astNode?.directives ?? []).map((directive) => directive.name.value);
      const [own = defaultFieldResolver] = directives.flatMap((directive): readonly Resolve[] => {
        const extension = extensions.get(directive);
        if (extension) return [extension];
        if (directive === 'fileByRelativePath') return [(source) => fromRoot(source[key])];
        if (directive !== 'link') return [];
        const find = (slug: unknown) => findOne(getNamedType(field.type).name, { slug });
        return [(source) => [source[key]].flat().map(find)];
      });
      const resolve = created[name]?.[key]?.resolve;
      const isOfContent = key in fieldsOf(ofContent, name);
      field.resolve = resolve
        ? (source: Source, args, context, info) =>
            resolve(source, args, context, {
              ...info,
              ...(isOfContent && { originalResolver: own }),
            })
        : own;
    }
  const { childImageSharp } = fieldsOf(schema, 'File');
  if (childImageSharp) childImageSharp.resolve = (file: unknown) => ({ gatsbyImageData: file });
  for (const { name, resolveType } of unions) {
    const union = schema.getType(name);
    if (union instanceof GraphQLUnionType) union.resolveType = resolveType;
  }
  return schema;
}

/** The path of a picture below the content folder. */
const fromRoot = (picture: unknown) =>
  typeof picture === 'string' ? picture.replace(/^(?:\.+\/)+/, '') : null;

/** All queries and fragments of the site. */
function siteQueries(): string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
  const queries = sources.flatMap((text) =>
    [...text.matchAll(/(?<!\.)graphql`([^`]*)`/g)].map(([, query = '']) => query),
  );
  // sizes and formats of pictures
  return queries.join('\n').replaceAll(/(gatsbyImageData)\([^)]*\)/g, '$1');
}

/**
 * The data of one of the site's queries.
 * @param entries the content files by their paths
 * @throws if the query can't be answered
 */
export async function runQuery(
  entries: Entries,
  build: Queries.Build,
  operationName: 'Page' | 'Layout',
  variableValues = {},
): Promise<JsonObject> {
  const typeOf = (file: string) => {
    const collection = collectionOf({ collections }, file);
    return collection && typeNameOf(collection.schema);
  };
  const findOne: FindOne = (type, filter = {}) => {
    if (type === 'Site') return { siteMetadata: build };
    const found = Object.entries(entries).find(
      ([file, entry]) =>
        typeOf(file) === type &&
        Object.entries(filter).every(([key, value]) => entry[key] === value),
    );
    return found?.[1] ?? null;
  };
  type Filter = Readonly<Record<string, { readonly eq: unknown }>>;
  type Query = { readonly type: string; readonly query?: { readonly filter: Filter } };
  const nodeModel = {
    findOne: ({ type, query }: Query) => {
      const { filter = {} } = query ?? {};
      if (type === 'File') return Promise.resolve(filter.relativePath?.eq);
      const equal = Object.entries(filter).map(([key, { eq }]) => [key, eq] as const);
      return Promise.resolve(findOne(type, Object.fromEntries(equal)));
    },
    findAll: ({ type }: Query) => {
      const found = Object.entries(entries).filter(([file]) => typeOf(file) === type);
      return Promise.resolve({ entries: found.map(([, entry]) => entry) });
    },
  };
  const { data, errors } = await execute({
    schema: siteSchema(findOne),
    document: parse(siteQueries()),
    operationName,
    variableValues,
    contextValue: { nodeModel, defaultFieldResolver },
  });
  if (errors) throw new AggregateError(errors, errors.join('\n'));
  return JSON.parse(JSON.stringify(data)) as JsonObject;
}
