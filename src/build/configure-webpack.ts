import type { CreateWebpackConfigArgs } from 'gatsby';
import path from 'node:path';

/**
 * Modules that do nothing on this site and would travel to every visitor. They become empty.
 * The first three are called by name and may lack what is called; the last exports what nobody uses.
 */
const idle = [
  // hands scripts to a worker, in development only
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  // a context without effect, and a `require` that keeps all of styled-components in the bundle
  'gatsby-plugin-styled-components/gatsby-browser.js',
  // vendor prefixes, off by default since styled-components 6
  'stylis/src/Prefixer.js',
];

const nothing = path.resolve('src/build/nothing.js');

/**
 * What of webpack's configuration is read here. Gatsby gives it as `any`.
 */
type Configuration = {
  readonly devtool: string | false;
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
  readonly optimization: object;
};

/**
 * What the bundles of a visitor hold and how they are written: for browsers that know popovers (see
 * `browserslist` in package.json), and nothing that does nothing.
 */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as Configuration;
  const alias = Object.fromEntries(
    idle.map((file) => [path.resolve('node_modules', file), false]),
  );
  const ecma = 2022;
  actions.replaceWebpackConfig({
    ...config,
    target: ['web', `es${ecma}`],
    // Source maps are 1.6 MB that no visitor needs; `ANALYZE=1` keeps them to look into the bundles.
    devtool: process.env.ANALYZE === '1' ? config.devtool : false,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...alias } },
    optimization: {
      ...config.optimization,
      minimizer: [
        plugins.minifyJs({
          terserOptions: {
            mangle: true,
            compress: { ecma, passes: 2 },
            format: { ecma, comments: false },
          },
        }),
      ],
    },
  });
}
