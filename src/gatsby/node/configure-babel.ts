import path from 'node:path';
import type { CreateBabelConfigArgs } from 'gatsby';

/** What the sources are compiled with, beside what Gatsby and its plugins set up. */
export function onCreateBabelConfig({ actions }: CreateBabelConfigArgs): void {
  actions.setBabelPlugin({
    name: path.resolve('src/gatsby/node/short-component-ids.cjs'),
    options: {},
  });
}
