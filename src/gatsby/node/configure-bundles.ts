import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { scriptPolicy } from 'static-site/csp';
import { rememberPackages } from './bundled-packages';
import { contentConstants } from './content-constants';
import { spriteFile } from './sprite';

/** Modules without effect on this site; webpack replaces them by empty ones. */
const stubbedModules = [
  // moves scripts to a worker, in development only
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  // a context without effect, and a `require` that keeps all of styled-components in the bundle
  'node_modules/gatsby-plugin-styled-components/gatsby-browser.js',
  // vendor prefixes, off by default since styled-components 6
  'node_modules/stylis/src/Prefixer.js',
  // for plugins that bring a service worker
  '.cache/register-service-worker.js',
];

const announcementLoader = path.resolve('src/gatsby/node/announcement-loader.cjs');

/** Packages replaced by modules of this site, in production and development. */
const aliases = {
  'gatsby-react-router-scroll': path.resolve('src/gatsby/browser/scroll-context.ts'),
};

/** The part of webpack's configuration used here, which Gatsby types as `any`. */
type Configuration = {
  readonly devtool: string | false;
  readonly entry: { readonly app: string };
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
  readonly module: { readonly rules: readonly { readonly use?: Loader | readonly Loader[] }[] };
  readonly optimization: object;
  readonly output: object;
  readonly plugins: readonly object[];
};

type Loader = { readonly options?: { name?: string } };

const ecma = 2022;

/** Makes V8 compile a whole script while it loads, off the main thread (explicit compile hints, WICG). */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Configures webpack; the browser bundle for the `browserslist` of package.json. */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}: CreateWebpackConfigArgs): void {
  const define = plugins.define as (constants: object) => object;
  actions.setWebpackConfig({
    resolve: { alias: { 'site-sprite.svg': spriteFile } },
    plugins: [define(contentConstants(stage, { getNodesByType }))],
    module: { rules: [{ test: /[\\/]\.cache[\\/]navigation\.js$/, loader: announcementLoader }] },
  });
  if (stage === 'develop') actions.setWebpackConfig({ resolve: { alias: aliases } });
  const config = (getConfig as () => Configuration)();
  shortenHashes(config);
  if (stage !== 'build-javascript') return;
  const minifyJs = plugins.minifyJs as (options: object) => object;
  const provide = plugins.provide as (modules: object) => object;
  const decode = path.resolve('src/gatsby/browser/decode-uri.ts');
  // the import path and the real one, which differ if node_modules is a symbolic link
  const stubs = stubbedModules.flatMap((file) => [path.resolve(file), realpathSync(file)]);
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: path.resolve('src/gatsby/browser/split-entry.ts') },
    target: ['web', `es${ecma}`],
    // source maps take 1.6 MB; `ANALYZE=1` keeps them to analyze the bundles
    devtool: process.env.ANALYZE === '1' ? config.devtool : false,
    output: {
      ...config.output,
      // shorter than the default of 20, because each page names three scripts
      hashDigestLength: 8,
      // the only policy under which the Content Security Policy allows scripts to be added
      trustedTypes: { policyName: scriptPolicy },
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        ...Object.fromEntries(stubs.map((file) => [file, false])),
        ...aliases,
        'gatsby-production-app': config.entry.app,
      },
    },
    plugins: [
      ...config.plugins,
      rememberPackages,
      provide({
        decodeURI: [decode, 'decodeUri'],
        decodeURIComponent: [decode, 'decodeUriComponent'],
      }),
    ],
    optimization: {
      ...config.optimization,
      minimizer: [
        minifyJs({
          // notices of licenses are in licenses.txt
          extractComments: false,
          terserOptions: {
            mangle: true,
            compress: { ecma, passes: 2 },
            output: { ecma, comments: false, preamble: compileHint },
          },
        }),
      ],
    },
  });
}

/** Shortens the names of fonts and of the sprite, which every page contains. */
function shortenHashes({ module: { rules } }: Configuration): void {
  for (const { options } of rules.flatMap(({ use = [] }) => use))
    if (options?.name) options.name = options.name.replace('[hash]', '[hash:8]');
}
