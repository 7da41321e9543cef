/**
 * The file with the path of the folder that the cache belongs to, since Gatsby caches absolute paths. There
 * is none during a build: Gatsby stores content before it stores which pages it has yet to render from it, so
 * after a build that broke off the next one would keep the old pages, or half-written ones.
 */
export const cacheOwner = '.cache/made-in.txt';
