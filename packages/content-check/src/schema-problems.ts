import * as z from 'zod';
import type { ContentDocument } from './content-document';
import type { Problem } from './problem';
import { problemAt } from './problem-at';
import { kindsAt, partAt, type Path, pathOf, valueAt } from './schema-traversal';
import { nearest, suggestion } from './suggestion';
import { issueFinding } from './value-findings';
import type { schemaMessages } from './messages/schema-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof schemaMessages>();

/** Mismatches with the schema: fields that are missing, unknown, of another type, too long or malformed. */
export function schemaProblems(document: ContentDocument): readonly Problem[] {
  const { collection, value } = document;
  if (!collection) return [];
  const { schema } = collection;
  const issues = relevantIssues(schema, value);
  const unknown = issues.flatMap((issue) => unknownFields(schema, value, issue));
  const misspelled = new Set(unknown.map(({ meant }) => meant.join()));
  return [
    ...unknown.map(({ path, name, choices }) =>
      problemAt(
        document,
        path,
        finding('field-unknown', { suggestion: suggestion(name, choices) }),
      ),
    ),
    ...issues
      .map((issue) => ({ issue, path: pathOf(issue) }))
      // a field with a misspelled name is not reported as missing, too
      .filter(
        ({ issue, path }) => issue.code !== 'unrecognized_keys' && !misspelled.has(path.join()),
      )
      .map(({ issue, path }) => problemAt(document, path, issueFinding(issue, schema, value))),
  ];
}

/** The issues of a value, without those within an entry of unknown kind: they refer to another kind's fields. */
function relevantIssues(schema: z.ZodObject, value: unknown): readonly z.core.$ZodIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const isKind = (issue: z.core.$ZodIssue) => {
    const path = pathOf(issue);
    return path.at(-1) === kindsAt(schema, value, path.slice(0, -1))?.discriminator;
  };
  const unknown = new Set(issues.filter(isKind).map((issue) => pathOf(issue).slice(0, -1).join()));
  return issues.filter(
    (issue) =>
      isKind(issue) ||
      !pathOf(issue).some((_key, index, path) => unknown.has(path.slice(0, index + 1).join())),
  );
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
function unknownFields(
  schema: z.ZodObject,
  value: unknown,
  issue: z.core.$ZodIssue,
): readonly UnknownField[] {
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
