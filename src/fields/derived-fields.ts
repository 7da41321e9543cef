import * as z from 'zod';

/**
 * What a derived field may look up: collections by their names (`src/model/collections.ts`), and more.
 * It is here and not in the model, because the schemas of sections, of which the model consists, use it.
 */
export type DerivedFieldSources = {
  readonly site: Queries.SiteContent;
  readonly contact: Queries.ContactContent;
  readonly navigation: Queries.NavigationContent;
  /** All of them, in the order of their files. */
  readonly services: readonly Queries.Service[];
  /** The build. */
  readonly build: Pick<Queries.Build, 'siteUrl'>;
  /** A picture that comes with the site, by its name. */
  readonly picture: (name: string) => unknown;
};

/** The fields of a part of the content. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that queries have besides those of the content, or in place of one. */
export type DerivedField = {
  /** Its type in GraphQL (SDL). */
  readonly type: string;
  /** The declaration of that type, if only derived fields have it (SDL). */
  readonly declares?: string;
  /** What it looks up. */
  readonly needs: readonly (keyof DerivedFieldSources)[];
  /**
   * Its value. A method, so that fields of different parts fit into one table.
   * @param fields what queries give of the content: absent fields are null, references are followed
   */
  from(fields: Fields, sources: DerivedFieldSources): unknown;
};

type Definition<Part, Need extends keyof DerivedFieldSources> = Pick<
  DerivedField,
  'type' | 'declares'
> & {
  readonly needs?: readonly Need[];
  readonly from: (fields: Part, sources: Pick<DerivedFieldSources, Need>) => unknown;
};

/**
 * Defines a derived field. Its function has to be pure, because builds, the page beside the editor and
 * unit tests all call it. It takes what queries give of the part: the type of its parameter is that of
 * queries, such as `Queries.Service`. A field that replaces one of the content, as `href` of a contact
 * detail does, takes the content's own value, for which queries have no type: then `from` writes that
 * type out.
 */
export function derivedField<Part extends Fields, Need extends keyof DerivedFieldSources = never>({
  needs = [],
  ...field
}: Definition<Part, Need>): DerivedField {
  return { needs, ...field };
}

/** The derived fields of each part of the model that has some, by name. */
export const derivedFields = z.registry<Readonly<Record<string, DerivedField>>>();
