import path from 'node:path';

type Environment = Readonly<Partial<Record<'NODE_ENV', string>>>;

/** The editors' folder. */
export const contentFolder = 'content';

/** The last valid copy of it, which `gatsby develop` reads. */
export const lastValidContent = '.cache/content-watch/valid/content';

/** The copy of it that a build reads: for visitors, or with drafts. */
export const builtContent = '.cache/built/content';

/** The absolute path of the folder from which Gatsby reads the content: one of the copies. */
export function sourceFolder({ NODE_ENV }: Environment): string {
  return path.resolve(NODE_ENV === 'development' ? lastValidContent : builtContent);
}
