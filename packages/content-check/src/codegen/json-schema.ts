import * as z from 'zod';
import type { Collection } from '../collection';
import { metadataOf, textFormats } from '../field-metadata';
import { named } from '../messages/phrases';
import { marksInWords } from '../messages/rich-text-messages';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema (draft-07, the one VS Code reads) of a collection, with the model's help texts,
 * for completion, hover help, squiggles and snippets while typing.
 */
export function jsonSchema({ schema }: Collection): string {
  /** The unions that stand below a first entry of a fixed kind, with the title of that. */
  const firstTitles = new Map<unknown, string>();
  const json = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override({ zodSchema, jsonSchema: part }) {
      if (zodSchema === schema) part.defaultSnippets = [snippetOf(schema)];
      explainMarks(part, zodSchema);
      if (zodSchema instanceof z.ZodOptional) markOptional(part, zodSchema.unwrap());
      if (zodSchema instanceof z.ZodDiscriminatedUnion)
        byKind(part, zodSchema, firstTitles.get(zodSchema));
      if (zodSchema instanceof z.ZodTuple) {
        const { items, rest } = zodSchema.def;
        firstTitles.set(rest, metadataOf(items[0]).title ?? '');
        const kinds = rest instanceof z.ZodDiscriminatedUnion ? rest.options : [];
        const snippets = kinds.filter((kind) => kind instanceof z.ZodObject).map(snippetOf);
        // VS Code suggests nothing after the first entries of a tuple unless `items` covers all
        part.allOf = [{ items: { defaultSnippets: snippets } }];
      }
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** Help texts say which marks a text may hold, and how they are written. */
function explainMarks(part: JsonSchema, field: z.core.$ZodType): void {
  const { richText } = textFormats.get(field) ?? {};
  if (!richText || part.description === undefined) return;
  part.description = `${part.description} ${marksInWords(richText.marks)}`;
}

/** Help texts say that a field is optional: VS Code shows it nowhere else. */
function markOptional(part: JsonSchema, inner: z.core.$ZodType): void {
  const { description } = metadataOf(inner);
  if (description !== undefined) part.description = `Optional. ${description}`;
}

function snippetOf(schema: z.ZodObject) {
  const { title = '', description = '' } = schema.meta() ?? {};
  return { label: `New: ${title}`, description, body: snippetBody(schema) };
}

/**
 * Replaces `oneOf` by conditions on the field that names the kind, because VS Code reports the errors of
 * whichever alternative seems nearest.
 * @param first the title of the entry that comes before these, if there is one
 */
function byKind(
  part: JsonSchema,
  { options, def: { discriminator } }: z.ZodDiscriminatedUnion,
  first: string | undefined,
): void {
  const kinds = options.map((option) => {
    const literal: unknown =
      option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
    return literal instanceof z.ZodLiteral ? String(literal.value) : '';
  });
  const place = first === undefined ? '' : ` below the ${named(first)}`;
  const alternatives = part.oneOf ?? [];
  delete part.oneOf;
  part.type = 'object';
  part.required = [discriminator];
  part.properties = {
    [discriminator]: {
      enum: kinds,
      enumDescriptions: options.map((option) => metadataOf(option).description ?? ''),
      errorMessage: `A ${named(String(part.title))}${place} has one of these types: ${kinds.join(', ')}.`,
    },
  };
  part.allOf = alternatives.map((alternative, index) => ({
    if: {
      required: [discriminator],
      properties: { [discriminator]: { const: kinds[index] ?? '' } },
    },
    then: alternative,
  }));
}

/**
 * A new entry with every field it needs, for an editor to fill in: the body of a snippet of VS Code,
 * where "${1:text}" is the first place to write.
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
  const { title, examples = [] } = metadataOf(schema);
  if (schema instanceof z.ZodNumber) return examples[0] ?? 0;
  const placeholder = schema instanceof z.ZodEnum ? schema.options[0] : title;
  const example = examples[0] ?? placeholder;
  if (typeof example !== 'string') throw new Error(`No example for "${schema._zod.def.type}".`);
  stops.count += 1;
  return `\${${stops.count.toString()}:${example}}`;
}
