import { createTrustedTypesPolicy } from './src/trusted-types';

/**
 * Creates the Trusted Types policy before anything adds HTML or a script.
 * @param options those of gatsby-config.ts
 */
export function onClientEntry(_: unknown, options: { readonly scripts: readonly string[] }): void {
  createTrustedTypesPolicy(options.scripts);
}
