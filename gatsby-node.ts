export { onPreInit } from './src/build/content-files/validate-content';
export { onPreBootstrap } from './src/build/pre-bootstrap';
export { onCreateDevServer } from './src/build/dev-server';
export { onPostBootstrap, onPostBuild, onPreBuild } from './src/build/post-build/post-build';
export { onCreateWebpackConfig } from './src/build/bundles/configure-bundles';
export { createPages } from './src/build/create-pages';
export { createResolvers } from './src/build/schema/create-resolvers';
export { createSchemaCustomization } from './src/build/schema/create-schema';
