import type { CreateWebpackConfigArgs } from 'gatsby';
import { rememberPackages } from './bundled-packages';
import { contentConstants } from './content-constants';
import { spriteFile } from './sprite';

/** Gives the bundles what depends on the content, and lists the packages of which they consist. */
export function onCreateWebpackConfig(api: CreateWebpackConfigArgs): void {
  const define = api.plugins.define as (constants: object) => object;
  api.actions.setWebpackConfig({
    resolve: { alias: { 'site-sprite.svg': spriteFile } },
    plugins: [define(contentConstants(api.stage, api))],
  });
  if (api.stage === 'build-javascript')
    api.actions.setWebpackConfig({ plugins: [rememberPackages] });
}
