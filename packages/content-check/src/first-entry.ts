import * as z from 'zod';
import { metadataOf } from './field-metadata';
import { partAt, type Path } from './schema-traversal';
import type { FirstEntry } from './messages/schema-messages';

type Place = {
  readonly entry: FirstEntry;
  /** Whether the path leads to the first entry. */
  readonly isFirst: boolean;
  /** The field that tells the kinds of entries apart. */
  readonly discriminator: string;
};

/**
 * The rule for the first entry of a list, if the path leads into a list that has one: a tuple of one entry
 * of a fixed type, which others may follow.
 */
export function firstEntryAt(schema: z.ZodObject, value: unknown, path: Path): Place | undefined {
  const list = partAt(schema, value, path.slice(0, -1));
  const index = path.at(-1);
  if (!(list instanceof z.ZodTuple) || typeof index !== 'number') return undefined;
  const [first] = list.def.items;
  const { rest } = list.def;
  if (!(first instanceof z.ZodObject && rest instanceof z.ZodDiscriminatedUnion)) return undefined;
  const { discriminator } = rest.def;
  const kind: unknown = first.shape[discriminator];
  if (!(kind instanceof z.ZodLiteral)) return undefined;
  const owner = partAt(schema, value, path.slice(0, -2));
  const titleOf = (part: z.core.$ZodType | undefined) => metadataOf(part).title ?? '';
  return {
    entry: {
      owner: titleOf(owner),
      list: titleOf(list),
      first: titleOf(first),
      type: String(kind.value),
      item: titleOf(rest),
    },
    isFirst: index === 0,
    discriminator,
  };
}
