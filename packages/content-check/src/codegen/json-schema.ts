import * as z from 'zod';
import type { Collection } from '../model';
import { metadataOf } from '../field-metadata';
import { pageSection } from '../../../../src/content-model/page-section';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema (draft-07, the one VS Code reads) of a collection, with the model's help texts,
 * for completion, hover help, squiggles and snippets while typing.
 */
export function jsonSchema({ schema }: Collection): string {
  const json = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override({ zodSchema, jsonSchema: part }) {
      if (zodSchema === schema) part.defaultSnippets = [snippetOf(schema)];
      if (zodSchema instanceof z.ZodDiscriminatedUnion) byType(part, zodSchema);
      // VS Code suggests nothing after the first entries of a tuple unless `items` covers all
      if (zodSchema instanceof z.ZodTuple) {
        part.allOf = [{ items: { defaultSnippets: pageSection.options.map(snippetOf) } }];
      }
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}

function snippetOf(schema: z.ZodObject) {
  const { title = '', description = '' } = schema.meta() ?? {};
  return { label: `New: ${title}`, description, body: snippetBody(schema) };
}

/**
 * Replaces `anyOf` by conditions on `type`, because VS Code reports the errors of whichever alternative
 * seems nearest.
 */
function byType(part: JsonSchema, { options }: z.ZodDiscriminatedUnion): void {
  const types = options.map((option) => {
    const literal: unknown = option instanceof z.ZodObject ? option.shape.type : undefined;
    return literal instanceof z.ZodLiteral ? String(literal.value) : '';
  });
  const alternatives = part.oneOf ?? [];
  delete part.oneOf;
  part.type = 'object';
  part.required = ['type'];
  part.properties = {
    type: {
      enum: types,
      enumDescriptions: options.map((option) => z.globalRegistry.get(option)?.description ?? ''),
      errorMessage: `A section below the hero has one of these types: ${types.join(', ')}.`,
    },
  };
  part.allOf = alternatives.map((alternative, index) => ({
    if: { required: ['type'], properties: { type: { const: types[index] ?? '' } } },
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
  const placeholder = schema instanceof z.ZodEnum ? schema.options[0] : title;
  const example = examples[0] ?? placeholder;
  if (typeof example !== 'string') throw new Error(`No example for "${schema._zod.def.type}".`);
  stops.count += 1;
  return `\${${stops.count.toString()}:${example}}`;
}
