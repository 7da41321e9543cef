import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode, PluginOptions } from 'gatsby';
import type * as buildConstants from './src/build-constants';

const source = path.resolve('plugins/gatsby-plugin-navigation/src');

type Options = PluginOptions & {
  /** Gives what the scripts have to know of the content, which Gatsby has read by then. */
  readonly constants: (api: CreateWebpackConfigArgs) => typeof buildConstants;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ constants: Joi.function().required() });

/**
 * Replaces the parts of Gatsby that this plugin does better, in development too, and gives the scripts
 * their constants.
 */
export function onCreateWebpackConfig(api: CreateWebpackConfigArgs, { constants }: Options): void {
  const { stage, actions } = api;
  actions.setWebpackConfig({
    // copies of a site that share their packages would otherwise load the original's store
    resolve: { alias: { 'gatsby-plugin-navigation': source } },
    module: {
      rules: [
        {
          test: /[\\/]\.cache[\\/]navigation\.js$/,
          loader: path.join(source, 'announcement-loader.cjs'),
        },
        {
          test: path.join(source, 'build-constants.ts'),
          loader: path.join(source, 'constants-loader.cjs'),
          options: constants(api),
        },
      ],
    },
  });
  if (stage !== 'develop' && stage !== 'build-javascript') return;
  const scrollContext = path.join(source, 'scroll-context.ts');
  actions.setWebpackConfig({ resolve: { alias: { 'gatsby-react-router-scroll': scrollContext } } });
}
