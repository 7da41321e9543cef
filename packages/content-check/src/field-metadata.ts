import * as z from 'zod';
import type { Mark } from 'rich-text/blocks';
import type { Finding } from './problem';

/** The help of a field, for hovers, forms and error messages. */
export type FieldMetadata = {
  /** Its name in plain words. */
  readonly title: string;
  /** What it is for and where it appears. */
  readonly description: string;
  /** Valid values, suggested while typing. */
  readonly examples?: readonly unknown[];
};

/** What a text is, for the check, the code generation and forms, so that none has to guess from a field's name. */
export type TextFormat = {
  /** Its name, such as "slug". */
  readonly format: string;
  /**
   * What others refer to by this text, such as "services" for a service's short name. Several collections may have the
   * same: a reference to "pages" means an entry of any whose names are theirs.
   */
  readonly names?: string;
  /** The entry that this text refers to. */
  readonly refersTo?: Reference;
  /** Where no other text of this format may be equal. */
  readonly uniqueness?: Uniqueness;
  /** Finds a mistake that is typical of it in a text that does not have it; `faultIn` makes such functions. */
  readonly fault?: (got: string) => Finding | undefined;
  /**
   * The site's own spelling of a text that people spell in several ways, for forms. It returns any other text as it is.
   */
  readonly spelling?: (typed: string) => string;
  /** Whether it may be an absolute web address, which browsers have to accept. */
  readonly isWebAddress?: boolean;
  /**
   * Whether it is the path from its file to a picture, what is said in place of one, or which point of the picture in
   * the same group stays in view (`picture-focus`).
   */
  readonly picture?: 'file' | 'alternative' | 'focus';
  /** Of a picture's path: how many pixels wide it has to be, not to blur in its place. */
  readonly leastWidth?: number;
  /** What search results show of it, in characters: the least that makes sense, the most that fits. */
  readonly bestLength?: { readonly least: number; readonly most: number };
  /** The keyboard with which phones write it. */
  readonly keyboard?: 'email' | 'tel' | 'url';
  /** Whether it is a day, as in "2026-03-02", which forms offer in a calendar. */
  readonly isDate?: boolean;
  /** Whether it is words of a language, whose spelling can be checked. */
  readonly isProse?: boolean;
  /**
   * Whether pages show it on several lines, so that the site keeps its last words together. Its control in a form depends
   * on its greatest length alone.
   */
  readonly isRunning?: boolean;
  /** Which marks its words may have; without it, it is only words. */
  readonly richText?: RichTextFormat;
  /** Of a reference: whether forms let people choose the entry by its title, rather than type its address. */
  readonly isChosen?: boolean;
};

/** What a text may hold besides words (`rich-text`). */
export type RichTextFormat = {
  readonly marks: readonly Mark[];
  /** Whether it is one block of the list that it is in, rather than a whole text on one line. */
  readonly isBlock: boolean;
};

/** How a text differs from others of its format. */
export type Uniqueness = {
  /** The texts that are compared: those of all files, of one collection, of one file, or of one list. */
  readonly within: 'content' | 'collection' | 'file' | 'list';
  /** What is told apart by it, as a noun: "page". */
  readonly among: string;
  /** Whether an equal text is only a warning. */
  readonly isAdvice?: boolean;
};

/** A reference to an entry by the text that names it. */
export type Reference = {
  /** The collection of the entry, or what it counts as (`names`). */
  readonly collection: string;
  /**
   * Whether a part of the entry may follow, as in "/about#team". Rules of the site check such a link: the
   * schema doesn't know what it may lead to.
   */
  readonly mayHaveAnchor?: boolean;
  /** What becomes of the reference when the entry is deleted. */
  readonly whenDeleted: 'kept' | 'removed';
  /** Whether what it belongs to can't do without the entry, as a form without the page that follows it. */
  readonly isIndispensable?: boolean;
};

/** The format of each text that has one; a field derived from another inherits it. */
export const textFormats = z.registry<TextFormat>();

/**
 * What the links in a text may lead to, by its part of the schema: a text with a format of its own. It isn't in the text's
 * format, since the types of zod's registries can't hold a schema.
 */
export const linkTargetParts = new WeakMap<z.core.$ZodType, z.ZodString>();

/** The headings under which forms fold fields that are seldom changed, by the part of the schema. */
export const foldedUnder = new WeakMap<z.core.$ZodType, string>();

/**
 * Makes forms show a field last, folded under a heading. Call it last, except for `.optional()`: methods such as `.min()`
 * return a new schema, which would not be folded.
 * @returns the same part
 */
export function folded<Part extends z.core.$ZodType>(heading: string, part: Part): Part {
  foldedUnder.set(part, heading);
  return part;
}

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
