import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import * as z from 'zod';

/* What GitHub publishes about its API; a request or an answer that doesn't fit is an error of the test. */

/** The schema of GitHub's GraphQL API. */
export const graphSchema: GraphQLSchema = buildSchema(
  readFileSync(path.resolve('node_modules/@octokit/graphql-schema/schema.graphql'), 'utf8'),
  { assumeValidSDL: true },
);

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

type Operation = {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content>>>;
};

type Content = { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };

type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const { paths } = JSON.parse(
  readFileSync(path.join(__dirname, 'openapi.json'), 'utf8'),
) as Description;

const check = (schema: JsonSchema, value: unknown) =>
  z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' }).parse(value);

const jsonOf = (content: Partial<Content> | undefined) =>
  content?.content?.['application/json']?.schema;

/** A request as one of GitHub's operations. */
type Call = {
  /** The operation: "get /repos/{owner}/{repo}/commits". */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly operation: Operation;
};

/**
 * The operation of a request.
 * @throws if GitHub describes none, or other parameters or another body
 */
export function callOf(method: string, url: URL, body: unknown): Call {
  for (const [template, operations] of Object.entries(paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(url.pathname);
    const { [method.toLowerCase()]: operation } = operations;
    if (!found || !operation) continue;
    const given = { ...found.groups, ...Object.fromEntries(url.searchParams) };
    const { parameters = [] } = operation;
    for (const name of Object.keys(given))
      if (!parameters.some((known) => known.name === name))
        throw new Error(`GitHub knows no parameter “${name}” of ${template}.`);
    for (const { name, required = false, schema } of parameters) {
      const { [name]: text } = given;
      if (text === undefined && required) throw new Error(`${template} needs “${name}”.`);
      if (text !== undefined) check(schema, schemaType(schema) === 'integer' ? Number(text) : text);
    }
    const schema = jsonOf(operation.requestBody);
    if (schema) check(schema, body);
    return { name: `${method.toLowerCase()} ${template}`, parameters: given, operation };
  }
  throw new Error(`GitHub describes no ${method} ${url.pathname}.`);
}

const schemaType = (schema: JsonSchema) => (typeof schema === 'object' ? schema.type : undefined);

/** @throws if GitHub describes no such answer */
export function checkAnswer({ name, operation }: Call, status: number, body: unknown): void {
  const { [String(status)]: answer } = operation.responses;
  // these can be the answer to everything
  if (!answer && ![401, 403, 404, 429, 500, 502].includes(status))
    throw new Error(`${name} never answers ${status}.`);
  const schema = jsonOf(answer);
  if (schema) check(schema, body);
}
