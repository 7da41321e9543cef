/** The address of the page that is shown at unknown addresses. */
export const notFoundPage = '/404';

/**
 * The path under which a page is served. Hosts look for the page of unknown addresses under one name; at
 * `/404` Gatsby would write it a second time, as a page that is found, and shows one of its own in
 * development.
 */
export function servedPath(path: string): string {
  return path === notFoundPage ? '/404.html' : path;
}

/** The address of the editor on the published site, if the site has it there. */
export const editorAddress = '/edit';
