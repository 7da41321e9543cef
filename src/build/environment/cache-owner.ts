/**
 * The file with the path of the folder that the cache belongs to, since Gatsby caches absolute
 * paths. It doesn't exist during a build: Gatsby saves content before the list of pages that it has
 * to render again, so after an interrupted build the next one would keep outdated or incomplete
 * pages. The number in its name is raised whenever the types of nodes change
 * (`src/build/schema/content-type.ts`): Gatsby would keep those that an earlier version of the site
 * has made.
 */
export const cacheOwner = '.cache/made-in-2.txt';
