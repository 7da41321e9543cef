import type { BuildArgs } from 'gatsby';
import type { ContactContent } from '../../content-model/contact';
import type { RedirectsContent } from '../../content-model/redirects';
import type { SiteContent } from '../../content-model/site';
import { allPages } from '../../page-types/page-types';
import { redirectsBelow } from 'static-site/redirects';
import { bundledPackages } from '../node/bundled-packages';
import { siteAddress } from '../node/site-address';
import { compressFiles } from 'static-site/compress';
import { writeLicenses } from './licenses';
import { writeOgImages } from './og-images';
import { postprocessHtml } from './postprocess-html';
import {
  stashSlices,
  restoreSlices,
  removeEmptyFolders,
  removeLeftovers,
  writeFlatPages,
} from './public-folder';
import { removeRedirectPages, writeRedirectPages } from './redirect-pages';
import { writeSiteFiles } from './site-files';

/** Gatsby's output folder. */
const folder = 'public';

/**
 * Post-processes the pages, writes the files of the whole site, then compresses all. Idempotent.
 */
export async function onPostBuild({ getNodesByType, cache }: BuildArgs): Promise<void> {
  // the content check has validated that these files exist and match the model
  const [site] = getNodesByType('SiteContent') as unknown as [SiteContent];
  const [contact] = getNodesByType('ContactContent') as unknown as [ContactContent];
  const [content] = getNodesByType('RedirectsContent') as unknown as [RedirectsContent];
  const pages = allPages(getNodesByType);
  const address = siteAddress(process.env);
  const redirects = redirectsBelow(address.pathPrefix, content.redirects);
  await stashSlices(folder);
  await removeLeftovers(folder, process.env.ANALYZE === '1');
  await postprocessHtml(folder);
  await writeRedirectPages(folder, address, { redirects, moved: content.moved, site, pages });
  await writeFlatPages(folder);
  await writeLicenses(folder, await bundledPackages());
  await writeOgImages(
    folder,
    { pages: pages.filter(({ noindex }) => !noindex), name: site.name },
    cache,
  );
  await writeSiteFiles(folder, address, { site, contact, pages, redirects });
  await compressFiles(folder);
  await removeEmptyFolders(folder);
}

/** Restores Gatsby's output folder to what a warm build expects. */
export async function onPostBootstrap(): Promise<void> {
  await restoreSlices(folder);
  await removeRedirectPages(folder);
}
