import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode, PluginOptions } from 'gatsby';

/** Modules that do nothing on a site without service workers. webpack replaces them by empty ones. */
const stubbedModules = [
  // moves scripts to a worker, in development only
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  // a context without effect, and a `require` that keeps all of styled-components in the bundle
  'node_modules/gatsby-plugin-styled-components/gatsby-browser.js',
  // vendor prefixes, off by default since styled-components 6
  'node_modules/stylis/src/Prefixer.js',
  // a component of Gatsby that no page uses
  '.cache/public-page-renderer.js',
  // for plugins that bring a service worker
  '.cache/register-service-worker.js',
];

const developerChecks = path.resolve('plugins/gatsby-plugin-lean-bundles/developer-checks.cjs');

/** The part of webpack's configuration used here, which Gatsby types as `any`. */
type Configuration = {
  readonly devtool: string | false;
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

const requireOfGatsby = createRequire(path.resolve('node_modules/gatsby/package.json'));

/** Babel plugins that Gatsby runs whatever the browsers: all supported ones know this syntax. */
const needlessPlugins = [
  'proposal-class-properties',
  'proposal-nullish-coalescing-operator',
  'proposal-optional-chaining',
  'transform-classes',
  'transform-spread',
];

// Gatsby's presets name them by their paths, and Babel takes what is there when the first script is compiled
for (const plugin of needlessPlugins)
  Object.assign(requireOfGatsby(`@babel/plugin-${plugin}`) as object, {
    default: () => ({ visitor: {} }),
  });

type Options = PluginOptions & { readonly sourceMaps: boolean };

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ sourceMaps: Joi.boolean().default(false) });

/** Configures webpack; the browser bundle for the `browserslist` of package.json. */
export function onCreateWebpackConfig(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  { sourceMaps }: Options,
): void {
  const config = (getConfig as () => Configuration)();
  shortenHashes(config);
  if (stage !== 'build-javascript') return;
  const minifyJs = plugins.minifyJs as (options: object) => object;
  const define = plugins.define as (constants: object) => object;
  // the import path and the real one, which differ if node_modules is a symbolic link
  const stubs = stubbedModules.flatMap((file) => [path.resolve(file), realpathSync(file)]);
  actions.replaceWebpackConfig({
    ...config,
    target: ['web', `es${ecma}`],
    // source maps take 1.6 MB
    devtool: sourceMaps ? config.devtool : false,
    // shorter than the default of 20, because each page names three scripts
    output: { ...config.output, hashDigestLength: 8 },
    // else packages keep what they do in Node
    plugins: [...config.plugins, define({ 'typeof process': JSON.stringify('undefined') })],
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        ...Object.fromEntries(stubs.map((file) => [file, false])),
        'prop-types': developerChecks,
        invariant: developerChecks,
      },
    },
    optimization: {
      ...config.optimization,
      minimizer: [
        minifyJs({
          // notices of licenses are in a file of their own
          extractComments: false,
          terserOptions: {
            mangle: true,
            compress: { ecma, passes: 4 },
            output: { ecma, comments: false, preamble: compileHint },
          },
        }),
      ],
    },
  });
}

/** Shortens the names of fonts and other files, which every page contains. */
function shortenHashes({ module: { rules } }: Configuration): void {
  for (const { options } of rules.flatMap(({ use = [] }) => use))
    if (options?.name) options.name = options.name.replace('[hash]', '[hash:8]');
}
