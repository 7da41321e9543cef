import type { PagePicture, ShownPage } from '../../page/page-viewer';
import { type PageResult, pageResult } from '../../../../../src/build/schema/page-result';
import { entryResult, type QuerySource } from '../../../../../src/build/schema/query-result';
import { singleEntry } from '../../../../../src/model/single-entries';
import { imageData, noPicture } from './pictures';

/** What a page is rendered from: the results of its queries. */
export type QueryResults = {
  /** The result of the query of its template, which asks for it as `page`. */
  readonly page: PageResult;
  /** The results of the queries without variables. */
  readonly queried: Readonly<Record<string, unknown>>;
};

/** The pictures that come with the site, by name. */
export type SitePictures = Readonly<Partial<Record<string, PagePicture>>>;

/**
 * What the queries of a page would give, made of the content as it is edited.
 * @throws if mistakes in it leave nothing to show
 */
export function queryResults(
  { entries, file, pictureAt }: ShownPage,
  pictures: SitePictures,
): QueryResults {
  const { url } = singleEntry(entries, 'site');
  const build = { siteUrl: url, indexable: true, year: String(new Date().getFullYear()) };
  const source: QuerySource = {
    entries,
    build,
    contentPicture: (path) => {
      const picture = pictureAt(path);
      return picture ? imageData(picture, path) : imageData(noPicture);
    },
    sitePicture: (name) => pictures[name] && imageData(pictures[name], name),
  };
  const queried = {
    website: entryResult(source, 'site.json'),
    navigation: entryResult(source, 'navigation.json'),
    contact: entryResult(source, 'contact.json'),
    build,
  } satisfies Record<keyof Queries.LayoutQuery, unknown>;
  return { page: pageResult(source, file), queried };
}
