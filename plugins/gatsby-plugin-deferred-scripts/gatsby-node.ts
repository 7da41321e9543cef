import path from 'node:path';
import type { BuildArgs, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { rewritePages } from 'static-site/rewrite-pages';
import { deferScripts } from './src/deferred-scripts';
import { loaderMaker } from './src/loader-code';
import { restoreSlices, stashSlices } from './src/slices';

/** The options in gatsby-config.ts. */
type Options = {
  /** Modules of the site that every page runs before its scripts start, as paths from the site's root. */
  readonly early: readonly string[];
};

/** The part of webpack's configuration used here. */
type Configuration = {
  readonly entry: { readonly app: string };
  readonly resolve: { readonly alias: object };
};

/** Gatsby's output folder. */
const folder = 'public';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ early: Joi.array().items(Joi.string()).default([]) });

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

/** Defers the scripts of every page, and tells other plugins the code of the inline scripts. */
export async function onPostBuild({ cache }: BuildArgs, { early }: Options): Promise<void> {
  await stashSlices(folder);
  const loaderOf = loaderMaker(early);
  const inlineScripts = new Set<string>();
  await rewritePages(folder, (html) => {
    const loader = loaderOf(html);
    inlineScripts.add(loader);
    return deferScripts(html, loader);
  });
  await cache.set('inline-scripts', [...inlineScripts]);
}
