import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { scriptPolicy } from './src/page-policy';

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
  const trustedTypes = {
    policyName: scriptPolicy,
    // if a header forbids it, the browser may still allow the scripts
    onPolicyCreationFailure: 'continue',
  };
  const output = { ...config.output, trustedTypes };
  actions.replaceWebpackConfig({ ...config, output });
}
