import { plainText } from 'rich-text/plain-text';
import type { Fields } from '../../fields/derived-fields';
import type { Service } from '../../model/service';
import { singleEntry } from '../../model/single-entries';
import type { PageFacts } from '../../page-types/page-type';
import { pageTypeOf } from '../../page-types/registry';
import { pageMetadata } from '../metadata/page-metadata';
import { structuredData } from '../metadata/structured-data';
import { entryNamed, entryResult, type QuerySource } from './query-result';

/** What queries get of a page: its fields, and its metadata for the template's `Head`. */
export type PageResult = Fields & { readonly metadata: Queries.PageMetadata };

/**
 * What queries get of a page.
 * @param file its file in the content
 * @throws if there is no such page
 */
export function pageResult(source: QuerySource, file: string): PageResult {
  const page = factsOf(source, file);
  if (!page) throw new Error(`There is no page ${file}.`);
  return { ...entryResult(source, file), metadata: metadata(source, page) };
}

function factsOf({ entries }: QuerySource, file: string): PageFacts | undefined {
  const { [file]: entry } = entries;
  return entry && pageTypeOf(file)?.facts(entry);
}

/** Pages that search engines must not list have no structured data, and that of others names no drafts. */
function metadata(source: QuerySource, page: PageFacts): Queries.PageMetadata {
  const { build, entries } = source;
  const site = singleEntry(entries, 'site');
  const texts = pageMetadata(page, site, build);
  if (page.noindex) return { ...texts, structuredData: null };
  const { connect } = singleEntry(entries, 'navigation');
  const data = structuredData({
    siteUrl: build.siteUrl,
    site,
    contact: singleEntry(entries, 'contact'),
    accounts: connect.accounts.flatMap(({ url }) => url ?? []),
    page,
    above: pagesAbove(source, page),
    services: servicesOf(source, page),
  });
  return { ...texts, structuredData: data };
}

/** The pages above a page, from the top, but for the home page and drafts. */
function pagesAbove(source: QuerySource, { path }: PageFacts): readonly PageFacts[] {
  const files = Object.keys(source.entries);
  const found = pathsAbove(path).flatMap((above) =>
    files.flatMap((file) =>
      source.entries[file]?.path === above ? (factsOf(source, file) ?? []) : [],
    ),
  );
  return found.filter(({ draft }) => !draft);
}

/** The beginnings of a page's path, from the top: of "/articles/fair-hiring" it is "/articles". */
export function pathsAbove(path: string): readonly string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/** The services that a page shows, each once, without drafts and without marks in their texts. */
function servicesOf(source: QuerySource, { services }: PageFacts) {
  return [...new Set(services)].flatMap((slug) => {
    const service = entryNamed(source, 'services', slug) as Service | undefined;
    return service && !service.draft
      ? [{ ...service, description: plainText(service.description) }]
      : [];
  });
}
