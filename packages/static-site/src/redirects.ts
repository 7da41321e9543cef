/** An old address and the new one: a page of the site and maybe a part of it, as in `/services#how`. */
export type Redirect = { readonly from: string; readonly to: string };

/** A redirect for a host, which inserts the query of the request between page and hash. */
export type HostRedirect = {
  /** The old address, without path prefix. */
  readonly from: string;
  /** The page, with path prefix. */
  readonly page: string;
  /** As in `#how-it-runs`; empty for the whole page. */
  readonly hash: string;
};

/** The address of a page with path prefix; only a home page at the root ends with a slash. */
export function addressBelow(pathPrefix: string, page: string): string {
  return pathPrefix !== '' && page === '/' ? pathPrefix : pathPrefix + page;
}

/** The redirects as hosts need them, with path prefix. */
export function redirectsBelow(
  pathPrefix: string,
  redirects: readonly Redirect[],
): readonly HostRedirect[] {
  return redirects.map(({ from, to }) => {
    const [page = '', anchor] = to.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    return { from, page: addressBelow(pathPrefix, page), hash };
  });
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: both use the first matching line and keep the
 * query. Netlify prefers an existing file, such as a page for hosts without redirects, unless the line is
 * forced by "!"; Cloudflare skips such lines.
 */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  const lines = (status: string) =>
    redirects.flatMap(({ from, page, hash }) =>
      [from, `${from}/`].map((old) => `${old} ${page}${hash} ${status}\n`),
    );
  return [...lines('301!'), ...lines('301')].join('');
}

/** Parses a `_redirects` file. */
export function readRedirectsFile(text: string): readonly HostRedirect[] {
  const lines = text.matchAll(/^(\S+) ([^\s#]+)(\S*) 301$/gm);
  return [...lines].map(([, from = '', page = '', hash = '']) => ({ from, page, hash }));
}

/**
 * The target of a request for an old address.
 * @param url path and query, without path prefix
 * @returns undefined for any other address
 */
export function redirectTarget(
  redirects: readonly HostRedirect[],
  url: string,
): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  const redirect = redirects.find(({ from }) => path === from || path === `${from}/`);
  return redirect && redirect.page + query + redirect.hash;
}
