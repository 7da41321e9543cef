import type { BuildArgs, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { rewritePages } from 'static-site/rewrite-pages';
import { type PolicyOptions, scriptPolicy, writePolicy } from './src/page-policy';

/** The options in gatsby-config.ts; the README says what they allow. */
type Options = Pick<PolicyOptions, 'scripts'>;

/** The plugin that runs before and lists the code of its inline scripts in its cache. */
const inlineScriptsOf = 'gatsby-plugin-deferred-scripts';

/** An origin, such as `https://stats.example`: a path would allow less than it seems to. */
const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    scripts: Joi.array()
      .items(Joi.string().pattern(origin, 'an origin, such as https://stats.example'))
      .default([]),
  });

/** Lets webpack add its own scripts by a Trusted Types policy. */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  // Gatsby types the configuration as `any`, and ignores `output` in `setWebpackConfig`
  const config = (getConfig as () => { readonly output: object })();
  const output = { ...config.output, trustedTypes: { policyName: scriptPolicy } };
  actions.replaceWebpackConfig({ ...config, output });
}

/** Writes the policy into every page, after the plugins that change what it has to allow. */
export async function onPostBuild({ getCache }: BuildArgs, { scripts }: Options): Promise<void> {
  const inlineScripts = (await getCache(inlineScriptsOf).get('inline-scripts')) as string[];
  await rewritePages('public', (html) => writePolicy(html, { scripts, inlineScripts }));
}
