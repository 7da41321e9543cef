import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostHeaders } from '../hosts/headers';
import type { SiteAddress } from '../node/site-address';
import { securityTxt } from './security-txt';
import { robots, sitemap } from './sitemap';
import { webManifest } from './web-manifest';
import { filesOf } from './list-files';

/** What the files of the site say of it, from the content. */
export type SiteFacts = {
  readonly site: { readonly name: string; readonly language: string };
  readonly contact: { readonly email: string };
  readonly pages: readonly { readonly path: string; readonly noindex: boolean }[];
};

/**
 * Writes what belongs to the whole site and to no page: for search engines, home screens, people who
 * found a weakness, and hosts.
 *
 * @param folder where the site was built.
 */
export async function writeSiteFiles(
  folder: string,
  { url, pathPrefix, indexable }: SiteAddress,
  { site, contact, pages }: SiteFacts,
): Promise<void> {
  const findable = pages.filter(({ noindex }) => !noindex).map((page) => page.path);
  const files = (await filesOf(folder)).map((file) => `/${file}`);
  const texts = {
    'sitemap.xml': sitemap(url, findable),
    'robots.txt': robots(url),
    'site.webmanifest': webManifest(site, pathPrefix),
    '.well-known/security.txt': securityTxt(url, contact.email, site.language),
    _headers: hostHeaders(files, indexable),
  };
  await mkdir(path.join(folder, '.well-known'), { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
}
