import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The position of the template of a query or fragment in its file.
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ filePath: string, templateLoc: { start: Position, end: Position } }} Definition
 */

/**
 * The errors in a site's queries and fragments, each with file, line and code. Gatsby reports only the
 * file of the query, even if the error is in one of its fragments.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {readonly Definition[]} definitions as Gatsby stores them
 * @param {string} root the folder of the site
 */
export function graphqlErrors(schema, definitions, root) {
  // Gatsby's own copy, since two copies can't share a schema
  const load = createRequire(path.resolve('node_modules/gatsby/package.json'));
  const graphql = /** @type {typeof import('graphql')} */ (load('graphql'));
  // packages contain unused fragments
  const rules = graphql.specifiedRules.filter((rule) => rule !== graphql.NoUnusedFragmentsRule);
  // a template with several fragments has several definitions
  const templates = new Map(
    definitions.map((definition) => [
      JSON.stringify([definition.filePath, definition.templateLoc]),
      definition,
    ]),
  );
  const documents = [...templates.values()].map((template) => {
    const { line, column } = template.templateLoc.start;
    const name = path.relative(root, template.filePath);
    const source = new graphql.Source(textOf(template), name, { line, column: column + 1 });
    return graphql.parse(source);
  });
  return graphql.validate(schema, graphql.concatAST(documents), rules).map(String);
}

/**
 * The text of a template as in the file; Gatsby stores it without line breaks.
 * @param {Definition} definition
 */
function textOf({ filePath, templateLoc: { start, end } }) {
  const lines = readFileSync(filePath, 'utf8').split('\n').slice(0, end.line);
  lines[end.line - 1] = lines[end.line - 1]?.slice(0, end.column) ?? '';
  lines[start.line - 1] = lines[start.line - 1]?.slice(start.column) ?? '';
  return lines.slice(start.line - 1).join('\n');
}
