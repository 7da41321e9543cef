export { onPreInit } from './src/build/check-before';
export { onCreateDevServer, onPreBootstrap } from './src/build/content-watch';
export { onPostBootstrap, onPostBuild } from './src/build/after-build';
export { onCreateBabelConfig } from './src/build/configure-babel';
export { onCreateWebpackConfig } from './src/build/configure-webpack';
export { createPages } from './src/build/create-pages';
export { createResolvers } from './src/build/create-resolvers';
export { createSchemaCustomization } from './src/build/create-schema';
export { onPluginInit } from './src/build/avif-defaults';
