import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { restoreSlices, stashSlices } from './src/slices';

/** The part of webpack's configuration used here. */
type Configuration = {
  readonly entry: { readonly app: string };
  readonly resolve: { readonly alias: object };
};

/** Gatsby's output folder. */
const folder = 'public';

/** Replaces the entry of the visitors' scripts by one that imports Gatsby's own in a second task. */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  // Gatsby types the configuration as `any`, and ignores `entry` in `setWebpackConfig`
  const config = (getConfig as () => Configuration)();
  actions.replaceWebpackConfig({
    ...config,
    entry: {
      ...config.entry,
      app: path.resolve('plugins/gatsby-plugin-deferred-scripts/src/split-entry.ts'),
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, 'gatsby-production-app': config.entry.app },
    },
  });
}

/** Restores Gatsby's output folder to what a warm build expects. */
export const onPostBootstrap = () => restoreSlices(folder);

/** Keeps Gatsby's slices out of what is published. */
export const onPostBuild = () => stashSlices(folder);
