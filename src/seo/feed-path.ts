/** The path of the feed of all articles (Atom), which no page can have. */
export const feedPath = '/feed.atom';
