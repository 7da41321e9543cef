import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { redirectsBelow } from 'static-site/redirects';
import type { RedirectsContent } from '../../model/redirects';
import { siteAddress } from '../environment/site-address';
import { contentNodes } from '../schema/content-nodes';

/**
 * Writes the module `build-constants`, with what the bundles need to know of the content
 * (constants.d.ts of the navigation plugin).
 * @param stage of the build; each has its own file
 * @returns the file
 */
export function writeBuildConstants(
  stage: string,
  api: Pick<NodePluginArgs, 'getNodesByType'>,
): string {
  const { site, redirects, pages } = contentNodes(api);
  const sending = pages.filter(({ formOrigins }) => formOrigins?.length);
  const constants = {
    navigatedTo: site.words.navigated.split('{page}'),
    // the policy that allows another origin is in that page's document only
    documentPaths: sending.length > 0 ? sending.map(({ path }) => path) : undefined,
    // in development the server redirects
    movedPages: stage === 'build-javascript' ? movedPages(redirects) : undefined,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) =>
      `export const ${name} = ${value === undefined ? 'undefined' : JSON.stringify(value)};\n`,
  );
  const file = path.resolve(`.cache/build-constants/${stage}.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lines.join(''));
  return file;
}

function movedPages(content: RedirectsContent): Readonly<Record<string, string>> | undefined {
  const { pathPrefix } = siteAddress(process.env);
  const moved = redirectsBelow(pathPrefix, content.redirects).map(
    ({ from, page, hash }) => [pathPrefix + from, page + hash] as const,
  );
  return moved.length === 0 ? undefined : Object.fromEntries(moved);
}
