import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeBuildConstants } from './build-constants';
import { rememberPackages } from './bundled-packages';
import { spriteFile } from './sprite';

/** Gives the bundles what depends on the content, and lists the packages of which they consist. */
export function onCreateWebpackConfig(api: CreateWebpackConfigArgs): void {
  const { actions, stage } = api;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'build-constants': writeBuildConstants(stage, api),
        'site-sprite.svg': spriteFile,
      },
    },
  });
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [rememberPackages] });
}
