import * as z from 'zod';

/** What a derived field may look up: the files of which there is one, all services, the build, and pictures. */
export type DerivedFieldSources = {
  readonly site: Entry<Queries.SiteContent>;
  readonly contact: Entry<Queries.ContactContent>;
  readonly navigation: Entry<Queries.NavigationContent>;
  readonly services: readonly Entry<Queries.Service>[];
  readonly build: Pick<Queries.Build, 'siteUrl'>;
  /** A picture that comes with the site, by its name. */
  readonly picture: (name: string) => unknown;
};

/** What a content file has, without what Gatsby adds. */
type Entry<Node> = Omit<Node, keyof Queries.Node>;

/** The fields of a part of the content. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that queries have besides those of the content, or in place of one. */
export type DerivedField = {
  /** Its type in GraphQL (SDL). */
  readonly type: string;
  /** What it looks up. */
  readonly needs: readonly (keyof DerivedFieldSources)[];
  /**
   * Its value. A method, so that fields of different nodes fit into one table.
   * @param node the fields of the content; references in one of the same name are followed
   */
  from(node: Fields, sources: DerivedFieldSources): unknown;
};

type Definition<Node, Need extends keyof DerivedFieldSources> = Pick<DerivedField, 'type'> & {
  readonly needs?: readonly Need[];
  readonly from: (node: Node, sources: Pick<DerivedFieldSources, Need>) => unknown;
};

/** Defines a derived field. Its function is pure: Gatsby, the page beside the editor and unit tests call it. */
export function derivedField<Node extends Fields, Need extends keyof DerivedFieldSources = never>({
  needs = [],
  ...field
}: Definition<Node, Need>): DerivedField {
  return { needs, ...field };
}

/** The derived fields of each part of the model that has some, by name. */
export const derivedFields = z.registry<Readonly<Record<string, DerivedField>>>();
