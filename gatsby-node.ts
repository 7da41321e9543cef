export { onPreInit } from './src/gatsby/node/validate-content';
export { onCreateDevServer, onPreBootstrap } from './src/gatsby/node/watch-content';
export { onPostBootstrap, onPostBuild, onPreBuild } from './src/gatsby/post-build/post-build';
export { onCreateWebpackConfig } from './src/gatsby/node/configure-bundles';
export { createPages } from './src/gatsby/node/create-pages';
export { createResolvers } from './src/gatsby/node/create-resolvers';
export { createSchemaCustomization } from './src/gatsby/node/create-schema';
