/** What a page is told of itself besides its query's result (Gatsby's page context). */
export type PageContext = {
  /** Its path in the content, for its query. */
  readonly contentPath: string;
  /** The mark of a draft. */
  readonly draft?: string;
};
