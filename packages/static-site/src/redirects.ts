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

/** The redirects as hosts need them, with path prefix. */
export function redirectsBelow(
  pathPrefix: string,
  redirects: readonly Redirect[],
): readonly HostRedirect[] {
  return redirects.map(({ from, to }) => {
    const [page = '', anchor] = to.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    return { from, page: pathPrefix + page, hash };
  });
}

/** The `_redirects` file of Netlify and Cloudflare Pages, both of which keep the query. */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  return redirects
    .flatMap(({ from, page, hash }) =>
      [from, `${from}/`].map((old) => `${old} ${page}${hash} 301\n`),
    )
    .join('');
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
