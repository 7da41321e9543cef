import type { PagePicture, ShownPage } from 'content-editor/frame';
import { pageMetadata } from '../../build/metadata/page-metadata';
import { entryResult, type QuerySource } from '../../build/schema/query-result';
import type { SiteContent } from '../../content/model/site';
import type { PageFacts } from '../../content/page-types/page-type';
import { imageData, noPicture } from './pictures';

/** What a page is rendered from: the results of its queries. */
export type QueryResults = {
  /** Of the query of its template, which asks for it as `page`. */
  readonly page: Fields & { readonly metadata: Metadata };
  /** Of the queries without variables. */
  readonly queried: Fields;
};

type Fields = Readonly<Record<string, unknown>>;

/** Without structured data, which nobody sees here. */
export type Metadata = ReturnType<typeof pageMetadata> & { readonly structuredData: null };

/** The pictures that come with the site, by name. */
export type Scenery = Readonly<Partial<Record<string, PagePicture>>>;

/**
 * What the queries of a page would give of content.
 * @param facts of the page
 * @throws if mistakes in it leave nothing to show
 */
export function queryResults(
  { entries, file, pictureAt }: ShownPage,
  facts: PageFacts,
  scenery: Scenery,
): QueryResults {
  const site = entries['site.json'] as unknown as SiteContent;
  const build = { siteUrl: site.url, indexable: true, year: String(new Date().getFullYear()) };
  const source: QuerySource = {
    entries,
    build,
    contentPicture: (path) => {
      const picture = pictureAt(path);
      return picture ? imageData(picture, path) : imageData(noPicture);
    },
    sitePicture: (name) => scenery[name] && imageData(scenery[name], name),
  };
  const metadata = { ...pageMetadata(facts, site, build), structuredData: null };
  const queried = {
    website: entryResult(source, 'site.json'),
    navigation: entryResult(source, 'navigation.json'),
    contact: entryResult(source, 'contact.json'),
    build,
  };
  return { page: { ...entryResult(source, file), metadata }, queried };
}
