import * as z from 'zod';
import { innerPart, type Part, traitsOf } from './schema';

/** The other fields of a group around the field of a picture. */
export type PictureGroup = {
  /** The key of its alternative text. */
  readonly alt: string;
  /** The keys of what holds for this picture alone: optional fields, such as its variants and where its subject is. */
  readonly others: readonly string[];
};

/**
 * The group of a picture that has an alternative text.
 * @param group the part of the schema around the picture's field
 * @param key the picture's key in it
 * @returns undefined for a picture without such a text, and for a variant of another one
 */
export function pictureGroup(group: Part | undefined, key: string): PictureGroup | undefined {
  if (!(group instanceof z.ZodObject) || !Object.hasOwn(group.shape, key)) return undefined;
  const fields = Object.entries<Part>(group.shape);
  const [alt] = fields.find(([, part]) => roleOf(part) === 'alternative') ?? [];
  if (alt === undefined || group.shape[key] instanceof z.ZodOptional) return undefined;
  const others = fields.filter(([, part]) => part instanceof z.ZodOptional);
  return { alt, others: others.map(([name]) => name) };
}

/** The key of the picture in a group: the first one, since its variants follow it. */
export function pictureKey(group: Part | undefined): string | undefined {
  if (!(group instanceof z.ZodObject)) return undefined;
  return Object.entries<Part>(group.shape).find(([, part]) => roleOf(part) === 'file')?.[0];
}

const roleOf = (part: Part) => traitsOf(innerPart(part)).picture;
