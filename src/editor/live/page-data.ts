import type { JsonObject } from 'content-editor/json';
import { contentPage, type ContentPage } from '../../content-model/content-page';
import { navigationContent } from '../../content-model/navigation';
import { servedPath } from '../../content-model/served-path';
import { siteContent, type SiteContent } from '../../content-model/site';
import { contentPageType } from '../../page-types/content-page';
import { pageMetadata } from '../../seo/page-metadata';
import { queried } from './query-results';
import { contactOf } from './resolved-fields';
import type { Source } from './source';

/** The file of the page that is served at a path. */
export function fileServedAt(entries: Source['entries'], path: string): string | undefined {
  return Object.keys(entries).find((file) => {
    const { path: address } = entries[file] ?? {};
    return file.startsWith('pages/') && typeof address === 'string' && servedPath(address) === path;
  });
}

/** What the content tells of the result of a page's query. @returns undefined without such a page */
export function pageData(source: Source, file: string): JsonObject | undefined {
  const { [file]: page, 'site.json': site } = source.entries;
  if (!page || !site) return undefined;
  const metadata = metadataOf(page as unknown as ContentPage, site as unknown as SiteContent);
  const sections = queried(source, file, contentPage.shape.sections, page.sections);
  return { page: { metadata, sections } };
}

/** What the content tells of the result of the layout's query. */
export function layoutData(source: Source): JsonObject {
  const { 'site.json': site, 'navigation.json': navigation } = source.entries;
  const website = queried(source, 'site.json', siteContent, site) as JsonObject;
  return {
    website: { ...website, contact: contactOf(source) },
    navigation: queried(source, 'navigation.json', navigationContent, navigation),
  };
}

/** Without what depends on the build: structured data stays as they are. */
function metadataOf(page: ContentPage, site: SiteContent): JsonObject {
  // the address stays, since only its differences are taken
  const build = { siteUrl: site.url, indexable: true };
  return { ...pageMetadata(contentPageType.facts(page), site, build) };
}
