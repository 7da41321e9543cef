import type { JsonObject } from 'content-editor/json';
import { servedPath } from '../../content/model/served-path';
import type { SiteContent } from '../../content/model/site';
import { entryResult, type QuerySource } from '../../build/schema/query-result';
import { pageTypeOf } from '../../content/page-types/page-types';
import { pageMetadata } from '../../build/metadata/page-metadata';
import { newPicture } from './new-picture';
import type { Source } from './source';

/** The file of the page that is served at a path. */
export function fileServedAt(entries: Source['entries'], path: string): string | undefined {
  return Object.keys(entries).find((file) => {
    const { path: address } = entries[file] ?? {};
    return (
      pageTypeOf(file) !== undefined && typeof address === 'string' && servedPath(address) === path
    );
  });
}

/**
 * What the content tells of the result of a page's query, whose templates ask for it as `page`. Structured data, which no
 * visitor sees, stay as they are.
 * @returns undefined without such a page
 */
export function pageData(source: Source, file: string): JsonObject | undefined {
  const { [file]: entry, 'site.json': site } = source.entries;
  const type = pageTypeOf(file);
  if (!type || !entry || !site) return undefined;
  const build = { siteUrl: siteUrlOf(source), indexable: true };
  const metadata = pageMetadata(type.facts(entry), site as unknown as SiteContent, build);
  return { page: { ...resultOf(source, file), metadata } };
}

/** What the content tells of the result of the layout's query. */
export function layoutData(source: Source): JsonObject {
  return {
    website: resultOf(source, 'site.json'),
    navigation: resultOf(source, 'navigation.json'),
    contact: resultOf(source, 'contact.json'),
  };
}

/** The result for a file as JSON. */
function resultOf(source: Source, file: string): JsonObject {
  const { entries, pictureAt, scenery } = source;
  const querySource: QuerySource = {
    entries,
    build: { siteUrl: siteUrlOf(source) },
    contentPicture: (path) => ({
      childImageSharp: { gatsbyImageData: newPicture(pictureAt(path)) },
    }),
    sitePicture: (name) => scenery.get(name),
  };
  return (entryResult(querySource, file) ?? {}) as JsonObject;
}

/** The address in the content: a build may have another, but only differences are taken. */
function siteUrlOf({ entries }: Source): string {
  const url = entries['site.json']?.url;
  return typeof url === 'string' ? url : '';
}
