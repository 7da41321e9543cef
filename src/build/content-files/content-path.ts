import path from 'node:path';

type Environment = Readonly<Partial<Record<'NODE_ENV' | 'EDITED_CONTENT', string>>>;

/** The editors' folder. */
export const contentFolder = 'content';

/** The last valid copy of it, which `gatsby develop` reads on its own. */
export const lastValidContent = '.cache/content-watch/valid/content';

/** The copy of it that a build reads: for visitors, or with drafts. */
export const builtContent = '.cache/built/content';

/**
 * The folder that the content editor keeps while the site is shown beside it, with what is saved and what is not yet;
 * undefined without the editor.
 */
export function editedContent({ EDITED_CONTENT }: Environment): string | undefined {
  return EDITED_CONTENT;
}

/**
 * The absolute path of the folder from which Gatsby reads the content: in development the editor's or the last valid
 * copy, in a build its copy.
 */
export function contentPath(environment: Environment): string {
  const copy = editedContent(environment) ?? lastValidContent;
  return path.resolve(environment.NODE_ENV === 'development' ? copy : builtContent);
}
