import * as z from 'zod';
import { helpOf } from '../field-metadata';

/**
 * A new entry with every field it needs, for an editor to fill in: the body of a snippet of VS Code,
 * where "${1:words}" is the first place to write.
 * @throws where the model holds something for which no example is known
 */
export function snippetBody(schema: z.core.$ZodType, stops = { count: 0 }): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return Object.fromEntries(
      fields
        .filter(([, field]) => !(field instanceof z.ZodOptional))
        .map(([name, field]) => [name, snippetBody(field, stops)]),
    );
  }
  if (schema instanceof z.ZodArray) return [snippetBody(schema.element, stops)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => snippetBody(item, stops));
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return true;
  const { title, examples = [] } = helpOf(schema);
  const words = schema instanceof z.ZodEnum ? schema.options[0] : title;
  const example = examples[0] ?? words;
  if (typeof example !== 'string') throw new Error(`No example for "${schema._zod.def.type}".`);
  stops.count += 1;
  return `\${${stops.count.toString()}:${example}}`;
}
