import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from 'gatsby';
import { scriptPolicy } from '../post-build/csp';
import { rememberPackages } from './bundled-packages';
import { contentConstants } from './content-constants';
import { drawingsFile } from './drawings';
import { showsDrafts } from './shows-drafts';

/** What the sources are compiled with, beside what Gatsby and its plugins set up. */
export function onCreateBabelConfig({ actions }: CreateBabelConfigArgs): void {
  const name = path.resolve('src/gatsby/node/short-component-ids.cjs');
  actions.setBabelPlugin({ name, options: {} });
}

/** Modules that have no effect on this site: webpack replaces each by an empty one. */
const stubbedModules = [
  // hands scripts to a worker, in development only
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  // a context without effect, and a `require` that keeps all of styled-components in the bundle
  'node_modules/gatsby-plugin-styled-components/gatsby-browser.js',
  // vendor prefixes, off by default since styled-components 6
  'node_modules/stylis/src/Prefixer.js',
  // for plugins that bring a service worker
  '.cache/register-service-worker.js',
];

const nothing = path.resolve('src/gatsby/browser/nothing.ts');
const drafts = showsDrafts(process.env);

/** Modules replaced wherever the site is rendered: where no drafts are shown, nothing marks them. */
const commonAliases = {
  'site-drawings.svg': drawingsFile,
  ...(!drafts && { [path.resolve('src/components/draft-mark.tsx')]: nothing }),
};

/** Packages replaced by modules of this site, in production and development alike. */
const aliases = {
  'gatsby-react-router-scroll': path.resolve('src/gatsby/browser/scroll-context.ts'),
};

/** Modules replaced in the scripts of visitors: docs/performance.md says what that saves. */
const productionAliases = {
  [path.resolve('src/theme/global-style.ts')]: nothing,
  [path.resolve('src/decorations/landscape-style.ts')]: nothing,
  [path.resolve('src/sections/hero/hero-style.ts')]: nothing,
};

/** What is read here of webpack's configuration, which Gatsby gives as `any`. */
type Configuration = {
  readonly devtool: string | false;
  readonly entry: { readonly app: string };
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
  readonly optimization: object;
  readonly output: object;
  readonly plugins: readonly object[];
};

const ecma = 2022;

/** Has V8 compile all of a script while it comes in, off the main thread (explicit compile hints, WICG). */
const compileHint = '//# allFunctionsCalledOnLoad';

/** What the bundles of a visitor hold and how they are written: for the `browserslist` in package.json. */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}: CreateWebpackConfigArgs): void {
  const define = plugins.define as (constants: object) => object;
  actions.setWebpackConfig({
    resolve: { alias: commonAliases },
    // a warm cache remembers where an alias led
    cache: { version: drafts ? 'drafts' : '' },
    plugins: [define(contentConstants(stage, getNodesByType))],
  });
  if (stage === 'develop') actions.setWebpackConfig({ resolve: { alias: aliases } });
  if (stage !== 'build-javascript') return;
  const config = (getConfig as () => Configuration)();
  const minifyJs = plugins.minifyJs as (options: object) => object;
  const provide = plugins.provide as (modules: object) => object;
  const decode = path.resolve('src/gatsby/browser/decode-uri.ts');
  // by the path it is imported by and by its real one, which differ where node_modules is a link
  const stubs = stubbedModules.flatMap((file) => [path.resolve(file), realpathSync(file)]);
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: path.resolve('src/gatsby/browser/split-entry.ts') },
    target: ['web', `es${ecma}`],
    // Source maps are 1.6 MB that no visitor needs; `ANALYZE=1` keeps them to look into the bundles.
    devtool: process.env.ANALYZE === '1' ? config.devtool : false,
    output: {
      ...config.output,
      // the default of 20 adds nothing, and each page names three scripts
      hashDigestLength: 8,
      // the content policy lets scripts be added under this name alone
      trustedTypes: { policyName: scriptPolicy },
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        ...Object.fromEntries(stubs.map((file) => [file, false])),
        ...aliases,
        ...productionAliases,
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
          // notices of licences are in licenses.txt
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
