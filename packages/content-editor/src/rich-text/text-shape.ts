import * as z from 'zod';
import { linkTargetParts, type TextFormat } from 'content-check/field-metadata';
import type { Mark } from 'rich-text/blocks';
import { innerPart, type Part, traitsOf } from '../writing/schema';

/** What the text of a field may hold. */
export type TextShape = {
  readonly marks: readonly Mark[];
  /** Whether it consists of blocks, one for each entry of a list, or is one line. */
  readonly isBlocks: boolean;
  /** How the site spells what its links lead to. */
  readonly spelling?: TextFormat['spelling'];
};

/** What a text with marks may hold, the same object each time for a field; undefined for any other field. */
export function textShape(part: Part): TextShape | undefined {
  const known = shapes.get(part);
  if (known !== undefined) return known ?? undefined;
  const shape = shapeOf(part);
  shapes.set(part, shape ?? null);
  return shape;
}

const shapes = new WeakMap<Part, TextShape | null>();

function shapeOf(part: Part): TextShape | undefined {
  const isList = part instanceof z.ZodArray;
  const line = isList ? innerPart(part.element) : part;
  const { richText } = line instanceof z.ZodString ? traitsOf(line) : {};
  if (richText?.isBlock !== isList) return undefined;
  const target = linkTargetParts.get(line);
  const { spelling } = target ? traitsOf(target) : {};
  return { marks: richText.marks, isBlocks: isList, spelling };
}
