import type * as z from 'zod';
import type { ChoiceLook } from '../../facts';
import { choiceLabel } from '../../writing/schema';

/**
 * The choices that a search finds: those whose label has what was typed, and those that one of its words means; all if
 * nothing was typed.
 */
export function foundChoices(
  part: z.ZodEnum,
  query: string,
  topics: NonNullable<ChoiceLook['topics']> = {},
): readonly string[] {
  const typed = query.trim().toLowerCase();
  const words = typed.split(/\s+/).filter(({ length }) => length > 2);
  const isMeant = (beginning: string) =>
    words.some((word) => word.startsWith(beginning) || beginning.startsWith(word));
  const meant = Object.entries(topics)
    .filter(([beginnings]) => beginnings.split(' ').some(isMeant))
    .flatMap(([, names]) => names.split(' '));
  return part.options
    .map(String)
    .filter(
      (name) => choiceLabel(part, name).toLowerCase().includes(typed) || meant.includes(name),
    );
}
