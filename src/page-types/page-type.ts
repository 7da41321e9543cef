import type { Path } from 'content-check/schema-traversal';
import type { PageFields } from '../model/page-fields';

/**
 * What the pages of one collection have in common. Each has its address in a field `path` of the format
 * "page-path". Their GraphQL type gets a field `metadata` for the template's `Head`.
 */
export type PageType<Entry> = {
  /** What their type is called in the model and in GraphQL. */
  readonly typeName: string;
  /** The file of their template. */
  readonly template: string;
  /** Field of `Query` that gives a template the page at a path; it is never null. */
  readonly queryField: string;
  /** The facts of a page. A method, so that types with different fields fit into one table. */
  facts(entry: Entry): PageFacts;
};

/** What a page's head, structured data, Open Graph image and entry in the sitemap are made of. */
export type PageFacts = {
  /** Its path from the site's root, without a trailing slash. */
  readonly path: string;
  /** Its own title, without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Whether it is excluded from search results: no canonical address, Open Graph image or sitemap entry. */
  readonly noindex: boolean;
  /** Whether only previews show it; a draft has to be `noindex`, too. */
  readonly draft?: boolean;
  /** Its type (schema.org). */
  readonly schemaType: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** Its main heading, which its Open Graph image shows. */
  readonly heading: string;
  /** The place of that heading in the page's file. */
  readonly headingPath: Path;
  /** The scene of its hero, which its Open Graph image shows. */
  readonly scene?: string | undefined;
  /** The picture of its hero, shown there if it has no scene. */
  readonly picture?: HeroPicture | undefined;
  /** The origins to which its forms are sent, as in "https://forms.example.com". */
  readonly formOrigins?: readonly string[];
  /** Slugs of the services it shows, in their order. */
  readonly services?: readonly string[];
};

/** A picture from the content behind the main heading. */
export type HeroPicture = {
  /** Its path below the content folder. */
  readonly file: string;
  /** Where its subject is, as "70% 30%" or in words such as "right"; by default in the middle. */
  readonly focus?: string | undefined;
  /** Whether it is dark, with light words. */
  readonly night: boolean;
};

/** The facts that follow from the fields which every page has. */
export function commonFacts(page: PageFields): PageFacts {
  const { draft, path, title, description, keywords, noindex } = page;
  return {
    path,
    title,
    heading: title,
    headingPath: ['title'],
    description,
    keywords,
    noindex: noindex === true || draft === true,
    draft: draft ?? false,
    schemaType: 'WebPage',
  };
}
