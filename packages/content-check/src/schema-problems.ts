import * as z from 'zod';
import type { ContentDocument } from './content-document';
import { issueMessage } from './issue-message';
import { nearest, type Problem, problemAt, suggestion } from './problem';
import { partAt, type Path, pathOf, valueAt } from './schema-traversal';

type Issue = z.core.$ZodIssue;

/** Mismatches with the schema: fields that are missing, unknown, of another type, too long or malformed. */
export function schemaProblems(document: ContentDocument): readonly Problem[] {
  const { collection, value } = document;
  if (!collection) return [];
  const { schema } = collection;
  const all = schema.safeParse(value).error?.issues ?? [];
  const issues = all.filter((issue) => isSectionType(issue) || !all.some(isTypeBeside(issue)));
  const unknown = issues.flatMap((issue) => unknownFields(schema, value, issue));
  const misspelled = new Set(unknown.map(({ meant }) => meant.join()));
  return [
    ...unknown.map(({ path, name, choices }) => {
      const message = `There is no field with this name here. ${suggestion(name, choices)}`;
      return problemAt(document, path, message);
    }),
    ...issues
      .map((issue) => ({ issue, path: pathOf(issue) }))
      // a field with a misspelled name is not reported as missing, too
      .filter(
        ({ issue, path }) => issue.code !== 'unrecognized_keys' && !misspelled.has(path.join()),
      )
      .map(({ issue, path }) => problemAt(document, path, issueMessage(issue, schema, value))),
  ];
}

function isSectionType({ path }: Issue): boolean {
  return path.length === 3 && path[0] === 'sections' && path[2] === 'type';
}

/** Problems within a section of unknown type would refer to the fields of another type. */
function isTypeBeside({ path }: Issue): (other: Issue) => boolean {
  return (other) => isSectionType(other) && path[0] === 'sections' && other.path[1] === path[1];
}

type UnknownField = {
  readonly path: Path;
  readonly name: string;
  /** The fields that may be meant. */
  readonly choices: readonly string[];
  /** The path of the missing field that is most likely meant, else its own path. */
  readonly meant: Path;
};

/** The fields of a value that its schema does not know, as far as this issue names them. */
function unknownFields(schema: z.ZodObject, value: unknown, issue: Issue): readonly UnknownField[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const parent = pathOf(issue);
  const part = partAt(schema, value, parent);
  const known = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
  const choices = known.filter((key) => key !== '$schema');
  const missing = choices.filter((key) => valueAt(value, [...parent, key]) === undefined);
  return issue.keys.map((name) => {
    const guess = nearest(name, missing);
    return {
      path: [...parent, name],
      name,
      choices: guess === undefined ? choices : [guess],
      meant: [...parent, guess ?? name],
    };
  });
}
