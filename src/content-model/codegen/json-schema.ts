import * as z from 'zod';
import type { Collection } from '../collections';
import { pageSection } from '../page-section';
import { snippetBody } from './snippet';

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
      // VS Code offers nothing behind the first entries of a tuple, unless something speaks of all
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
 * Puts a choice by `type` in place of a list of alternatives: of those, VS Code complains in terms of
 * whichever it holds for the nearest.
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
