import type * as z from 'zod';
import { type ContentDocument, problemAt } from './content-document';
import { explainIssue } from './explain-issue';
import { pathOf } from './model-walk';
import type { Problem } from './problem';
import { insteadOf } from './suggestion';
import { unknownFields } from './unknown-fields';

type Issue = z.core.$ZodIssue;

/** Where a file's shape is not the model's: missing, unknown, of another type, too long, malformed. */
export function schemaProblems(document: ContentDocument): readonly Problem[] {
  const { collection, value } = document;
  if (!collection) return [];
  const { schema } = collection;
  const all = schema.safeParse(value).error?.issues ?? [];
  const issues = all.filter((issue) => isSectionType(issue) || !all.some(isTypeBeside(issue)));
  const unknown = unknownFields(schema, value, issues);
  const misspelt = new Set(unknown.map(({ meant }) => meant.join()));
  return [
    ...unknown.map(({ path, name, choices }) => {
      const message = `There is no field of this name here. ${insteadOf(name, choices)}`;
      return problemAt(document, path, message);
    }),
    ...issues
      .map((issue) => ({ issue, path: pathOf(issue) }))
      // a field that is there under a misspelt name is not missing as well
      .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !misspelt.has(path.join()))
      .map(({ issue, path }) => problemAt(document, path, explainIssue(issue, schema, value))),
  ];
}

function isSectionType({ path }: Issue): boolean {
  return path.length === 3 && path[0] === 'sections' && path[2] === 'type';
}

/** A section of the wrong kind would be measured against fields it was never meant to have. */
function isTypeBeside({ path }: Issue): (other: Issue) => boolean {
  return (other) => isSectionType(other) && path[0] === 'sections' && other.path[1] === path[1];
}
