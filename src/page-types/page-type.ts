import type { ArticleLeaf } from 'schema-dts';
import type { ContentFolder } from '../content-model/validation/content-document';

/**
 * A type of page: all that the build, the heads and the content check know of it. Its pages are the
 * nodes of one GraphQL type, which gets a field `metadata` for the template's `Head`.
 */
export type PageType<Node> = {
  /** The GraphQL type whose nodes are the pages. */
  readonly typeName: string;
  /** File of the component that shows them. */
  readonly template: string;
  /** Field of `Query` that gives a template the page at a path; it is never null. */
  readonly queryField: string;
  /** Gatsby's filter for the node at a path. */
  readonly filter: (path: string) => object;
  /** What one page says of itself. A method, so that types of different nodes go into one table. */
  facts(node: Node): PageFacts;
  /** The addresses of its pages, for the check of links, which runs before Gatsby reads anything. */
  readonly routes: (folder: ContentFolder) => readonly Route[];
};

/** What a head, the structured data, the social picture and the sitemap are made from. */
export type PageFacts = {
  /** Where it is, from the site's root, without a slash at the end. */
  readonly path: string;
  /** Its own title, without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Kept out of search results: no canonical address, no social picture, not in the sitemap. */
  readonly noindex: boolean;
  /** Left out of builds that show no drafts; one that is shown has to be `noindex`, too. */
  readonly draft?: boolean;
  /** What kind of page it is (schema.org). */
  readonly schemaType: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** What it is the page of (schema.org `mainEntity`). */
  readonly mainEntity?: ArticleLeaf;
  /** The view of the valley it opens with, which its social picture shows. */
  readonly scene?: string | undefined;
  /** The origins that its forms are sent to, as sources of a content policy: `'self'`, `https://…`. */
  readonly formOrigins?: readonly string[];
  /** Slugs of the services it shows, in their order. */
  readonly services?: readonly string[];
};

export type Route = {
  readonly path: string;
  /** Ids on the page that links may lead to. */
  readonly anchors: readonly string[];
  /** The file that holds it, where it is a draft, to which nothing public may link. */
  readonly draftFile?: string | undefined;
};
