import type { BuildArgs, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { rewritePages } from 'static-site/rewrite-pages';
import { type PolicyOptions, scriptPolicy, writePolicy } from './src/page-policy';

/** The options in gatsby-config.ts; the README says what each is for. */
type Options = Pick<PolicyOptions, 'scripts'> & {
  /** The names of the plugins whose inline scripts the policy allows. */
  readonly inlineScriptsOf: readonly string[];
};

/** An origin, such as `https://stats.example`: a path would allow less than it seems to. */
const origin = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    scripts: Joi.array()
      .items(Joi.string().pattern(origin, 'an origin, such as https://stats.example'))
      .default([]),
    inlineScriptsOf: Joi.array().items(Joi.string()).default([]),
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
export async function onPostBuild(
  { getCache }: BuildArgs,
  { scripts, inlineScriptsOf }: Options,
): Promise<void> {
  const lists = await Promise.all(
    inlineScriptsOf.map((plugin) => getCache(plugin).get('inline-scripts') as Promise<string[]>),
  );
  const inlineScripts = lists.flat();
  await rewritePages('public', (html) => writePolicy(html, { scripts, inlineScripts }));
}
