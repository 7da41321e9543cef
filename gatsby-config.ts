import path from 'node:path';
import { isLeftover } from 'content-check/ignored-files';
import type { GatsbyConfig } from 'gatsby';
import { buildConstants } from './src/build/bundles/build-constants';
import { typegen } from './src/build/codegen/query-types';
import { sourceFolder } from './src/build/content-files/content-folders';
import { scriptOrigins } from './src/build/environment/script-origins';
import { siteAddress } from './src/build/environment/site-address';
import { isOn } from './src/build/environment/switches';
import { contentTypeOf } from './src/build/schema/content-type';

const development = process.env.NODE_ENV === 'development';
const address = siteAddress(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: address.url,
    indexable: address.indexable,
    year: String(new Date().getFullYear()),
  },
  pathPrefix: address.pathPrefix,
  // `never` takes the slash off links to a home page below a path, too, where hosts redirect to it again
  trailingSlash: address.pathPrefix ? 'ignore' : 'never',
  jsxRuntime: 'automatic',
  // without an adapter, Gatsby fetches a list of adapters in every build, and on Netlify runs one, which
  // adds its own headers and redirects
  adapter: { name: 'static files', adapt: () => undefined },
  graphqlTypegen: typegen,
  plugins: [
    // our own, in plugins/; this one before gatsby-transformer-sharp
    'gatsby-plugin-avif-defaults',
    {
      resolve: 'gatsby-plugin-styled-components',
      // component names in classes help in development, but would enlarge every page
      options: { displayName: development, fileName: false },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: sourceFolder(process.env),
        // which the content check skips, too
        ignore: [(file: string) => isLeftover(path.basename(file))],
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'scenes', path: 'src/scenes/generated/pictures' },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: contentTypeOf } },
    // our own; what they do to built pages is listed in src/build/post-build/finish-pages.ts
    {
      resolve: 'gatsby-plugin-lean-bundles',
      options: { sourceMaps: isOn('ANALYZE', process.env) },
    },
    { resolve: 'gatsby-plugin-navigation', options: { constants: buildConstants } },
    'gatsby-plugin-deferred-scripts',
    { resolve: 'gatsby-plugin-content-policy', options: { scripts: scriptOrigins } },
  ],
};

export default config;
