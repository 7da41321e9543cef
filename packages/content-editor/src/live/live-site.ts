import type { PageHead } from '../page/page-head';
import type { Entries, Json } from '../writing/json';

/** A picture of the content, as a page of a site shows it. */
export type LivePicture = {
  /** Stands for its address, until the page needs that. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
};

/** The content that pages show. */
export type LiveContent = {
  /** That of the published site. */
  readonly built: Entries;
  /** That which pages have to show instead, as far as it is valid. */
  readonly shown: Entries;
  /** A picture, by its path below the content folder. */
  readonly pictureAt: (path: string) => LivePicture;
  /** Data with the addresses of its pictures, which may have to be loaded first. */
  readonly withPictures: (data: Json) => Promise<Json>;
};

/** A page in a frame. */
export type LivePage = {
  /** Shows the content as it is now. */
  readonly refresh: () => Promise<void>;
  /** What others take from its head; undefined if that is what the head says. */
  readonly head: () => PageHead | undefined;
};

/**
 * How the pages of a published site show other content than they were built with. It runs in the form, on a page of the
 * same origin in its frame; visitors get nothing of it.
 */
export type LiveSite = {
  /**
   * Prepares a page that was loaded, and those to which links in it lead.
   * @param prefix the path below which the site is served; empty at the root
   * @param contentOf the content now; undefined until it is known
   * @throws if that page can show nothing else
   */
  readonly connect: (
    view: Window & typeof globalThis,
    prefix: string,
    contentOf: () => LiveContent | undefined,
  ) => Promise<LivePage>;
  /** What of the content only a build can show, in words such as “the icon gavel”. */
  readonly needsBuild: (content: Pick<LiveContent, 'built' | 'shown'>) => readonly string[];
};
