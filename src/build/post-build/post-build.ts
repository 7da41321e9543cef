import { posix } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { redirectsBelow } from 'static-site/redirects';
import { compressFiles } from 'static-site/compress';
import { filesOf, removeEmptyFolders } from 'static-site/list-files';
import { servedPath } from '../../model/paths';
import type { PageFacts } from '../../page-types/page-type';
import { contentNodes } from '../schema/content-nodes';
import { keepTypes } from '../codegen/query-types';
import { contentFolder } from '../content-files/content-folders';
import { bundledPackages } from '../bundles/bundled-packages';
import { isOn } from '../environment/switches';
import { siteAddress } from '../environment/site-address';
import { writeSocialImages } from '../social-images/social-images';
import { writeBuildInfo } from './build-info';
import { finishPages } from './finish-pages';
import { removeFlatPages, writeFlatPages } from './flat-pages';
import { removeLeftovers } from './leftovers';
import { writeLicenses } from './licenses';
import { refuseHidden, removeRedirectPages, writeRedirectPages } from './redirect-pages';
import { writeSiteFiles } from './site-files';
import { isStatic } from './static-files';

/** Gatsby's output folder. */
const folder = 'public';

/** The file that Gatsby writes for a page. */
function fileOfPage({ path }: PageFacts): string {
  const served = servedPath(path);
  return (served.endsWith('.html') ? served : posix.join(served, 'index.html')).slice(1);
}

/**
 * Finishes the pages, and writes the files of the whole site, then compresses all. A second run
 * changes nothing.
 */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  await keepTypes();
  const { site, contact, pages, redirects: content } = contentNodes(api);
  const files = pages.map(fileOfPage);
  await finishPages(folder, files);
  await removeLeftovers(folder, isOn('ANALYZE', process.env));
  await writeFlatPages(folder, files);
  // those of removed pages, to which hosts would redirect
  await removeEmptyFolders(folder);
  const address = siteAddress(process.env);
  const redirects = redirectsBelow(address.pathPrefix, content.redirects);
  await writeLicenses(folder, await bundledPackages());
  await writeSocialImages(
    folder,
    contentFolder,
    { pages: pages.filter(({ noindex }) => !noindex), name: site.name },
    api.cache,
  );
  await writeBuildInfo(folder, contentFolder, process.env);
  await writeSiteFiles(folder, address, { site, contact, pages, redirects });
  refuseHidden(redirects, await filesOf(folder));
  if (isOn('REDIRECT_PAGES', process.env))
    await writeRedirectPages(folder, address, { redirects, moved: content.moved, site, pages });
  await compressFiles(folder, isStatic);
}

/** Deletes the copies of pages that the last build has made. */
export const onPreBuild = (): Promise<void> => removeFlatPages(folder);

/** Restores Gatsby's output folder to what a warm build expects. */
export const onPostBootstrap = (): Promise<void> => removeRedirectPages(folder);
