import type { Collection } from 'content-check/collection';
import { textFormats } from 'content-check/field-metadata';
import { partsIn } from 'content-check/schema-traversal';
import { nodeTypeOf, typeNameOf } from 'content-check/type-name';
import * as z from 'zod';
import { collections } from '../../model/collections';
import { derivedFields, type Fields } from '../../fields/derived-fields';
import { pageTypes } from '../../page-types/registry';
import { pathsAbove } from './page-result';
import type { QuerySource } from './query-result';

/*
 * Reads what the results of queries are made of from Gatsby's nodes. Gatsby runs a query again when
 * a node that it has read changes, and a build of many pages must not take longer for each. So what
 * a result can't depend on is not read.
 */

/** The part of the context of Gatsby's resolvers used here. */
export type Context = {
  readonly nodeModel: {
    readonly findOne: (query: { type: string; query?: object }) => Promise<unknown>;
    readonly findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }>;
    readonly getNodeById: (query: { id: string }) => unknown;
  };
};

/** The node of a content file: its content, and the id of the node of the file. */
type Node = Fields & { readonly parent: string };

/** Reads, for a collection of one file, what the result of that file is made of. */
export function readSingle(context: Context, file: string): Promise<QuerySource> {
  const own = collections.filter(({ path }) => path === file);
  return sourceOf(
    context,
    own.map(({ name }) => name),
  );
}

/** Reads what the result for a page is made of; undefined if there is no page at the path. */
export async function readPage(context: Context, typeName: string, path: string) {
  const page = await pageNode(context, typeName, path);
  if (!page) return undefined;
  const above = pathsAbove(path).flatMap((place) =>
    pageTypes.map((type) => pageNode(context, type.typeName, place)),
  );
  const pages = [page, ...(await Promise.all(above))].filter((node) => node !== null);
  const own = collections.filter(({ schema }) => typeNameOf(schema) === typeName);
  // what all pages have in their metadata, and what is in the fields of this one
  const names = ['site', 'navigation', 'contact', ...own.flatMap(({ schema }) => needsOf(schema))];
  return { source: await sourceOf(context, names, pages), file: fileOf(context, page) };
}

const pageNode = ({ nodeModel }: Context, typeName: string, path: string) =>
  nodeModel.findOne({
    type: nodeTypeOf(typeName),
    query: { filter: { path: { eq: path } } },
  }) as Promise<Node | null>;

/**
 * Reads the build, from Gatsby's node of the site, so that queries run again when its address or
 * the year changes.
 */
export async function readBuild({ nodeModel }: Context): Promise<Queries.Build> {
  const site = await nodeModel.findOne({ type: 'Site' });
  return (site as { readonly siteMetadata: Queries.Build }).siteMetadata;
}

/** The nodes given, and those of some collections and of all that their results consist of. */
async function sourceOf(
  context: Context,
  names: readonly string[],
  given: readonly Node[] = [],
): Promise<QuerySource> {
  const { nodeModel } = context;
  const read = withNeeds(names).map(({ schema }) =>
    nodeModel.findAll({ type: nodeTypeOf(typeNameOf(schema)) }),
  );
  const nodes = (await Promise.all(read)).flatMap(({ entries }) => [...entries] as Node[]);
  const picture = (folder: string, path: string) =>
    nodeModel.findOne({
      type: 'File',
      query: { filter: { sourceInstanceName: { eq: folder }, relativePath: { eq: path } } },
    });
  return {
    entries: Object.fromEntries(
      [...nodes, ...given].map((node) => [fileOf(context, node), node] as const),
    ),
    build: await readBuild(context),
    contentPicture: (path) => picture('content', path),
    sitePicture: (name) => picture('scenes', `${name}.webp`),
  };
}

/** The path of a node's file below the content folder. */
function fileOf({ nodeModel }: Context, { parent }: Node): string {
  const file = nodeModel.getNodeById({ id: parent });
  return (file as { readonly relativePath: string }).relativePath;
}

/** The collections with these names, and those that their results need. */
function withNeeds(names: readonly string[]): readonly Collection[] {
  const all = new Set(names);
  // what is added to a set during a loop is visited, too
  for (const name of all)
    for (const { schema } of collections.filter((collection) => collection.name === name))
      for (const need of needsOf(schema)) all.add(need);
  return collections.filter(({ name }) => all.has(name));
}

/**
 * What the result for an entry needs besides it: what derived fields look up, and the collections
 * it refers to.
 */
function needsOf(schema: z.ZodObject): readonly string[] {
  return [...partsIn(schema)].flatMap(({ part }) => {
    if (part instanceof z.ZodObject)
      return Object.values(derivedFields.get(part) ?? {}).flatMap(({ needs }) => needs);
    const { refersTo } = textFormats.get(part) ?? {};
    return refersTo && !refersTo.mayHaveAnchor ? [refersTo.collection] : [];
  });
}
