/**
 * @param siteUrl where the site lives, path prefix included, without a trailing slash.
 * @param path path of the page, as in its content file.
 * @returns the page's one absolute address, without a trailing slash but for a home page at a root.
 */
export function canonicalUrl(siteUrl: string, path: string): string {
  const address = new URL(siteUrl + (path === '/' ? '' : path));
  return address.href;
}

/** The page's own title and the site's name; the home page's title stands for the whole site. */
export function documentTitle(title: string, path: string, siteName: string): string {
  return path === '/' ? title : `${title} | ${siteName}`;
}

/**
 * Where the picture lies that a page is shared with; no page has such a path itself.
 * @param path path of the page, as in its content file.
 */
export function socialPicturePath(path: string): string {
  return `/og${path === '/' ? '' : path}.jpg`;
}
