import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageFacts } from '../../page-types/page-type';
import { feedPath } from '../../seo/feed-path';
import { canonicalUrl } from '../../seo/page-metadata';
import { escaped, feedText } from './feed-text';

type Page = Pick<PageFacts, 'path' | 'title' | 'description' | 'published' | 'text' | 'noindex'> & {
  readonly file: string;
};

type Article = Page & { readonly published: string };

/** What the feed says. */
export type FeedFacts = {
  readonly site: Readonly<Record<'name' | 'description' | 'language', string>>;
  /** All pages; those with a day are in the feed. */
  readonly pages: readonly Page[];
};

/** Readers ask for the whole feed several times a day. */
const most = 20;

/** The pages that a feed has, the newest first: what search engines may list, and has a day. */
export function articlesIn<Any extends Page>(pages: readonly Any[]): readonly (Any & Article)[] {
  return pages
    .filter((page): page is Any & Article => page.published !== undefined && !page.noindex)
    .sort((first, second) => order(second).localeCompare(order(first), 'en'));
}

/** By day, and by file on the same day, so that every build has the same order. */
const order = ({ published, file }: Article) => `${published} ${file}`;

/**
 * Writes the feed of all articles, or removes it where there are none.
 * @param folder the folder of the built site
 * @param siteUrl the site's address with path prefix, without a trailing slash
 */
export async function writeFeed(folder: string, siteUrl: string, facts: FeedFacts): Promise<void> {
  const file = path.join(folder, feedPath);
  const articles = articlesIn(facts.pages).slice(0, most);
  if (articles.length > 0) await writeFile(file, feed(siteUrl, facts.site, articles));
  else await rm(file, { force: true });
}

/**
 * A feed (Atom, RFC 4287), the same in every build of the same content. An article is known by its file, so it stays the
 * same for readers when its address changes.
 */
function feed(siteUrl: string, site: FeedFacts['site'], articles: readonly Article[]): string {
  const home = canonicalUrl(siteUrl, '/');
  const entries = articles.map((page) => {
    const address = escaped(canonicalUrl(siteUrl, page.path));
    return `  <entry>
    <id>${escaped(`${home}#${page.file.replace(/\.json$/, '')}`)}</id>
    <title>${escaped(page.title)}</title>
    <link href="${address}"/>
    <published>${instant(page)}</published>
    <updated>${instant(page)}</updated>
    <summary>${escaped(page.description)}</summary>
    <content type="html">${escaped(feedText(page.text ?? [], siteUrl, page.path))}</content>
  </entry>
`;
  });
  const [newest] = articles;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${escaped(siteUrl + feedPath)}</id>
  <title>${escaped(site.name)}</title>
  <subtitle>${escaped(site.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(siteUrl + feedPath)}"/>
  <link href="${escaped(home)}"/>
  <updated>${newest ? instant(newest) : ''}</updated>
  <author><name>${escaped(site.name)}</name><uri>${escaped(home)}</uri></author>
${entries.join('')}</feed>
`;
}

/** The noon of its day, which is on that day almost everywhere. */
const instant = ({ published }: Article) => `${published}T12:00:00Z`;
