import * as z from 'zod';
import { partAt, type Path, pathOf, valueAt } from './model-walk';
import { nearest } from './suggestion';

type UnknownField = {
  readonly path: Path;
  readonly name: string;
  /** The fields it may stand for. */
  readonly choices: readonly string[];
  /** The way to the missing field that is most likely meant; the field's own way where none is. */
  readonly meant: Path;
};

/** Every field of a value that the model does not know. */
export function unknownFields(
  schema: z.core.$ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): readonly UnknownField[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const place = pathOf(issue);
    const part = partAt(schema, value, place);
    const known = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
    const choices = known.filter((key) => key !== '$schema');
    const missing = choices.filter((key) => valueAt(value, [...place, key]) === undefined);
    return issue.keys.map((name) => {
      const guess = nearest(name, missing);
      return {
        path: [...place, name],
        name,
        choices: guess === undefined ? choices : [guess],
        meant: [...place, guess ?? name],
      };
    });
  });
}
