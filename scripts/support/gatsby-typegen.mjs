/*
 * Runs in a site's folder: the start of a Gatsby build, up to the extraction of queries, then Gatsby's own
 * typegen. Gatsby has no command for this: these are the modules that its `build` command calls.
 */
Object.assign(process.env, {
  gatsby_executing_command: 'build',
  NODE_ENV: 'production',
  GATSBY_LOGGER: 'yurnalist',
});

const { bootstrap } = await import('gatsby/dist/bootstrap/index.js');
const { store } = await import('gatsby/dist/redux/index.js');
const { writeTypeScriptTypes } = await import('gatsby/dist/utils/graphql-typegen/ts-codegen.js');

/** @typedef {import('gatsby/dist/commands/types').IProgram} Program */
/** @typedef {import('gatsby/dist/redux/types').IGraphQLTypegenOptions} Options */

const directory = process.cwd();
await bootstrap({ program: /** @type {Program} */ ({ directory }) });
const { schema, definitions, config } = store.getState();
const options = /** @type {Options} */ (config.graphqlTypegen);
await writeTypeScriptTypes(directory, schema, definitions, options);
process.exit();
