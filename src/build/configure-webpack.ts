import type { CreateWebpackConfigArgs } from 'gatsby';

/** Source maps are 1.6 MB that no visitor needs; `ANALYZE=1` keeps them to look into the bundles. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript' && process.env.ANALYZE !== '1') {
    actions.setWebpackConfig({ devtool: false });
  }
}
