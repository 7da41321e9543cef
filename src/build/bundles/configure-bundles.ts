import type { CreateWebpackConfigArgs } from 'gatsby';
import { rememberPackages } from './bundled-packages';
import { spriteFile } from './sprite';

/** Gives the bundles the sprite, and lists the packages of which they consist. */
export function onCreateWebpackConfig({ actions, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { 'site-sprite.svg': spriteFile } } });
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [rememberPackages] });
}
