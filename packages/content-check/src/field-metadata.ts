import * as z from 'zod';

/** The help of a field, for hovers, forms and error messages. */
export type FieldMetadata = {
  /** Its name in plain words. */
  readonly title: string;
  /** What it is for and where it appears. */
  readonly description: string;
  /** Valid values, suggested while typing. */
  readonly examples?: readonly unknown[];
};

/**
 * The format of a text. The GraphQL generator and the validation read it here, so neither has to
 * guess from a field's name.
 */
export type FieldFormat =
  | 'single-line'
  | 'main-heading'
  | 'page-title'
  | 'company-name'
  | 'meta-description'
  | 'href'
  | 'https-url'
  | 'form-action'
  | 'field-name'
  | 'page-path'
  | 'redirect-from'
  | 'page-link'
  | 'slug'
  | 'service-slug'
  | 'anchor'
  | 'email'
  | 'phone'
  | 'language'
  | 'icon'
  | 'drawing'
  | 'picture-file'
  | 'picture-alt';

/** The length in characters of texts for search engines: the least that makes sense, the most that a result shows. */
export const bestLengths: Partial<
  Record<string, { readonly least: number; readonly most: number }>
> = {
  'page-title': { least: 4, most: 40 },
  'meta-description': { least: 70, most: 155 },
} satisfies Partial<Record<FieldFormat, unknown>>;

/** The format of each field that has one; a field derived from another inherits it. */
export const fieldFormats = z.registry<{ format: FieldFormat }>();

const metadata = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  patternErrorMessage: z.string().optional(),
});

/** The metadata of a part of the schema; empty if it has none. */
export function metadataOf(part: z.core.$ZodType | undefined): z.infer<typeof metadata> {
  return metadata.safeParse(part && z.globalRegistry.get(part)).data ?? {};
}
