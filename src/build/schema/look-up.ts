import type { DerivedFieldSources } from '../../content/fields/derived-fields';
import type { SingleEntries } from '../../content/model/single-entries';
import type { Context } from './resolver-field';

/** The nodes of the types that have exactly one. */
export type SingleNodes = SingleEntries & {
  readonly Site: { readonly siteMetadata: Queries.Build };
};

/** The node of a type that has exactly one. */
export const singleNode = <Type extends keyof SingleNodes>({ nodeModel }: Context, type: Type) =>
  nodeModel.findOne({ type }) as Promise<SingleNodes[Type]>;

/** The node of a type whose field has this value, which is its own; null if there is none. Gatsby keeps an index of it. */
export const nodeBy = ({ nodeModel }: Context, type: string, field: string, value: string) =>
  nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });

/** The build, through the Site node, so that a change of address or year invalidates cached results. */
export const buildOf = async (context: Context) => (await singleNode(context, 'Site')).siteMetadata;

type LookUp = { readonly [Need in keyof DerivedFieldSources]: (context: Context) => unknown };

const lookUp: LookUp = {
  site: (context) => singleNode(context, 'SiteContent'),
  contact: (context) => singleNode(context, 'ContactContent'),
  navigation: (context) => singleNode(context, 'NavigationContent'),
  services: async ({ nodeModel }) => [...(await nodeModel.findAll({ type: 'Service' })).entries],
  build: buildOf,
  picture:
    ({ nodeModel }) =>
    (name: string) =>
      nodeModel.findOne({
        type: 'File',
        query: {
          filter: {
            sourceInstanceName: { eq: 'scenes' },
            relativePath: { eq: `${name}.webp` },
          },
        },
      }),
};

/** What a derived field needs, from nodes. Gatsby runs a query again when a node that it has read changes. */
export async function lookedUp(
  context: Context,
  needs: readonly (keyof DerivedFieldSources)[],
): Promise<DerivedFieldSources> {
  const found = needs.map(async (need) => [need, await lookUp[need](context)] as const);
  return Object.fromEntries(await Promise.all(found)) as unknown as DerivedFieldSources;
}
