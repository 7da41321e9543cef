import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { editedContent } from '../content-files/content-path';
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
  if (api.stage === 'develop' && editedContent(process.env) !== undefined)
    api.actions.setWebpackConfig({ resolve: { alias: { [errorWindow]: pageBesideForm } } });
  if (api.stage === 'build-javascript')
    api.actions.setWebpackConfig({ plugins: [rememberPackages] });
}

/** Gatsby's window of errors, and what stands in for it beside the form. */
const errorWindow = path.resolve('.cache/fast-refresh-overlay/index.js');
const pageBesideForm = path.resolve('src/build/develop/page-beside-form.tsx');
