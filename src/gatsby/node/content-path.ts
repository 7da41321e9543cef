import path from 'node:path';

/** The editors' folder. */
export const contentFolder = 'content';

/** Its last state without a mistake, which is what `gatsby develop` reads. */
export const lastValidContent = '.cache/content-watch/good/content';

/**
 * The folder from which Gatsby reads the content, as an absolute path: a build reads the editors'
 * own, which has been checked; while one works on it, its last good state.
 */
export function contentPath(mode: string | undefined): string {
  return path.resolve(mode === 'development' ? lastValidContent : contentFolder);
}
