/**
 * The file with the path of the folder that the cache belongs to, since Gatsby caches absolute paths. It
 * doesn't exist during a build: Gatsby saves content before the list of pages that it has to render again, so
 * after an interrupted build the next one would keep outdated or incomplete pages.
 */
export const cacheOwner = '.cache/made-in.txt';
