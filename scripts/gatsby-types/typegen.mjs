/*
 * Runs in a site's folder: starts a Gatsby build up to the extraction of queries, then Gatsby's typegen.
 * Gatsby has no command for this, so it calls the modules of its `build` command.
 */
import { writeSync } from 'node:fs';
import { graphqlErrors } from './graphql-errors.mjs';

Object.assign(process.env, {
  gatsby_executing_command: 'build',
  NODE_ENV: 'production',
  GATSBY_LOGGER: 'yurnalist',
});

const { bootstrap } = await import('gatsby/dist/bootstrap/index.js');
const { store } = await import('gatsby/dist/redux/index.js');
const { writeTypeScriptTypes } = await import('gatsby/dist/utils/graphql-typegen/ts-codegen.js');

/** @typedef {Parameters<typeof graphqlErrors>[1]} Definitions */
/** @typedef {import('gatsby/dist/commands/types').IProgram} Program */
/** @typedef {import('gatsby/dist/redux/types').IGraphQLTypegenOptions} Options */

const directory = process.cwd();
// Gatsby exits on an error
process.on('exit', (code) => {
  const { schema, definitions } = store.getState();
  if (code === 0 || definitions.size === 0) return;
  // Gatsby's types describe a location in GraphQL instead of in the file
  const untyped = /** @type {unknown} */ ([...definitions.values()]);
  const errors = graphqlErrors(schema, /** @type {Definitions} */ (untyped), directory);
  writeSync(process.stderr.fd, errors.map((error) => `\n${error}\n`).join(''));
});
await bootstrap({ program: /** @type {Program} */ ({ directory }) });
const { schema, definitions, config } = store.getState();
const options = /** @type {Options} */ (config.graphqlTypegen);
await writeTypeScriptTypes(directory, schema, definitions, options);
process.exit();
