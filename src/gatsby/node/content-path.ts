import path from 'node:path';

/** The editors' folder. */
export const contentFolder = 'content';

/** The last valid copy of it, which `gatsby develop` reads. */
export const lastValidContent = '.cache/content-watch/valid/content';

/**
 * The absolute path of the folder from which Gatsby reads the content: in development the last valid
 * copy, in a build the editors' own, which has been validated.
 */
export function contentPath(mode: string | undefined): string {
  return path.resolve(mode === 'development' ? lastValidContent : contentFolder);
}
