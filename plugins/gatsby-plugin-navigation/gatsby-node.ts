import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const source = path.resolve('plugins/gatsby-plugin-navigation/src');

/** Replaces the parts of Gatsby that this plugin does better, in development too. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    // copies of a site that share their packages would otherwise load the original's store
    resolve: { alias: { 'gatsby-plugin-navigation': source } },
    module: {
      rules: [
        {
          test: /[\\/]\.cache[\\/]navigation\.js$/,
          loader: path.join(source, 'announcement-loader.cjs'),
        },
      ],
    },
  });
  if (stage !== 'develop' && stage !== 'build-javascript') return;
  const scrollContext = path.join(source, 'scroll-context.ts');
  actions.setWebpackConfig({ resolve: { alias: { 'gatsby-react-router-scroll': scrollContext } } });
}
