import { type TextFormat, textFormats } from 'content-check/field-metadata';
import type { Collection } from 'content-check/collection';
import * as z from 'zod';

/** A part of the schema. */
export type Part = z.core.$ZodType;

/** The part inside an optional. */
export function innerPart(part: Part): Part {
  return part instanceof z.ZodOptional ? innerPart(part.unwrap()) : part;
}

/** A part of a type that the form knows; others are `unknown`. */
type KnownPart =
  | { readonly kind: 'group'; readonly part: z.ZodObject }
  | { readonly kind: 'list'; readonly part: z.ZodArray | z.ZodTuple }
  /** One of several groups, as the sections of a page are. */
  | { readonly kind: 'union'; readonly part: z.ZodDiscriminatedUnion }
  | { readonly kind: 'constant'; readonly part: z.ZodLiteral }
  | { readonly kind: 'switch'; readonly part: z.ZodBoolean }
  | { readonly kind: 'choice'; readonly part: z.ZodEnum }
  | { readonly kind: 'number'; readonly part: z.ZodNumber }
  | { readonly kind: 'text'; readonly part: z.ZodString | z.ZodStringFormat }
  | { readonly kind: 'unknown'; readonly part: Part };

/** Tells what a part is. Where that matters, the compiler names each place that a new kind needs. */
export function knownPart(part: Part): KnownPart {
  if (part instanceof z.ZodObject) return { kind: 'group', part };
  if (part instanceof z.ZodArray || part instanceof z.ZodTuple) return { kind: 'list', part };
  if (part instanceof z.ZodDiscriminatedUnion) return { kind: 'union', part };
  if (part instanceof z.ZodLiteral) return { kind: 'constant', part };
  if (part instanceof z.ZodBoolean) return { kind: 'switch', part };
  if (part instanceof z.ZodEnum) return { kind: 'choice', part };
  if (part instanceof z.ZodNumber) return { kind: 'number', part };
  return isText(part) ? { kind: 'text', part } : { kind: 'unknown', part };
}

/** Whether a part is a text: also an email address and others that zod has formats for. */
export function isText(part: Part): part is z.ZodString | z.ZodStringFormat {
  return part instanceof z.ZodString || part instanceof z.ZodStringFormat;
}

/** Each kind of text, and whether people type it rather than choose it. */
const textKinds = {
  marks: true,
  /** The name of an entry, which is chosen by its title. */
  reference: false,
  /** An address, mostly of an entry. */
  link: true,
  /** The path of a picture. */
  picture: false,
  /** The point of a picture that stays in view. */
  focus: false,
  day: true,
  plain: true,
};

/** Tells what kind of text a part is. As with parts, the compiler names each place that a new kind needs. */
export function textKind(part: Part): keyof typeof textKinds {
  const { richText, refersTo, isChosen, picture, isDate } = traitsOf(part);
  if (richText) return 'marks';
  if (refersTo) return isChosen ? 'reference' : 'link';
  if (picture === 'file') return 'picture';
  if (picture === 'focus') return 'focus';
  return isDate ? 'day' : 'plain';
}

/** Whether people type the value of a part, rather than choose it. */
export function isTyped(part: Part): boolean {
  return part instanceof z.ZodNumber || (isText(part) && textKinds[textKind(part)]);
}

/** The collection from whose entries a text is chosen; undefined for any other part. */
export function chosenFrom(part: Part): string | undefined {
  return textKind(part) === 'reference' ? traitsOf(part).refersTo?.collection : undefined;
}

/** The format of a part, or else its id: by either, `facts.ts` names the choices that have pictures. */
export function formatOrIdOf(part: Part): string | undefined {
  const id = z.globalRegistry.get(part)?.id;
  return textFormats.get(part)?.format ?? (typeof id === 'string' ? id : undefined);
}

/** What the format of a part says of its text; empty for a part without a format. */
export function traitsOf(part: Part): Partial<TextFormat> {
  return textFormats.get(part) ?? {};
}

/** Whether a text must differ from that of every other entry: a copy of its entry starts without it. */
export function mustDiffer({ uniqueness }: Partial<TextFormat>): boolean {
  return uniqueness !== undefined && uniqueness.within !== 'list' && !uniqueness.isAdvice;
}

/** Whether a collection is a folder of files, rather than one. */
export function isFolder({ path }: Collection): boolean {
  return path.endsWith('/');
}

const choices = z.object({ enumDescriptions: z.array(z.string()).optional() });

/** The label of a choice. */
export function choiceLabel(part: z.ZodEnum, value: string): string {
  const { enumDescriptions } = choices.parse(z.globalRegistry.get(part) ?? {});
  return enumDescriptions?.[part.options.indexOf(value)] ?? value;
}
