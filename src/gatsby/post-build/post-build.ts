import type { BuildArgs } from 'gatsby';
import { redirectsBelow } from 'static-site/redirects';
import { compressFiles } from 'static-site/compress';
import { allPages } from '../../page-types/page-types';
import { contentNodes } from '../content-nodes';
import { contentFolder } from '../node/content-path';
import { bundledPackages } from '../node/bundled-packages';
import { siteAddress } from '../../environment/site-address';
import { writeSocialImages } from '../../social-images/social-images';
import { writeLicenses } from './licenses';
import { removeRedirectPages, writeRedirectPages } from './redirect-pages';
import { writeSiteFiles } from './site-files';

/** Gatsby's output folder. */
const folder = 'public';

/**
 * Writes the files of the whole site, after the plugins have finished the pages, then compresses all. A
 * second run changes nothing.
 */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  const { site, contact, redirects: content } = contentNodes(api);
  const pages = allPages(api.getNodesByType);
  const address = siteAddress(process.env);
  const redirects = redirectsBelow(address.pathPrefix, content.redirects);
  if (process.env.REDIRECT_PAGES)
    await writeRedirectPages(folder, address, { redirects, moved: content.moved, site, pages });
  await writeLicenses(folder, await bundledPackages());
  await writeSocialImages(
    folder,
    contentFolder,
    { pages: pages.filter(({ noindex }) => !noindex), name: site.name },
    api.cache,
  );
  await writeSiteFiles(folder, address, { site, contact, pages, redirects });
  await compressFiles(folder);
}

/** Restores Gatsby's output folder to what a warm build expects. */
export const onPostBootstrap = (): Promise<void> => removeRedirectPages(folder);
