import type { BuildArgs, GatsbyNode } from 'gatsby';
import { removeEmptyFolders } from 'static-site/list-files';
import { removeFlatPages, writeFlatPages } from './src/flat-pages';
import { removeLeftovers } from './src/leftovers';

/** The options in gatsby-config.ts. */
type Options = {
  /** Whether source maps stay, to analyze the bundles. */
  readonly keepSourceMaps: boolean;
};

/** Gatsby's output folder. */
const folder = 'public';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ keepSourceMaps: Joi.boolean().default(false) });

export const onPreBuild = (): Promise<void> => removeFlatPages(folder);

/** Cleans Gatsby's output, and writes every page a second time, after the plugins that change pages. */
export async function onPostBuild(_: BuildArgs, { keepSourceMaps }: Options): Promise<void> {
  await removeLeftovers(folder, keepSourceMaps);
  await writeFlatPages(folder);
  // those of removed pages, to which hosts would redirect
  await removeEmptyFolders(folder);
}
