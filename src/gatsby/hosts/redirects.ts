import type { Redirect } from '../../content-model/redirects';

/** A redirect as a host answers it: the query that was asked for comes between page and place. */
export type HostRedirect = {
  /** The old address, without path prefix. */
  readonly from: string;
  /** The page, with path prefix. */
  readonly page: string;
  /** The part of it, such as `#how-it-runs`; empty where it is the whole page. */
  readonly place: string;
};

/** The address of a page of a site below a path: without a slash at its end but for a home page at a root. */
export function addressBelow(pathPrefix: string, page: string): string {
  return pathPrefix !== '' && page === '/' ? pathPrefix : pathPrefix + page;
}

/** The redirects of the content for a site below a path. */
export function redirectsBelow(
  pathPrefix: string,
  redirects: readonly Redirect[],
): readonly HostRedirect[] {
  return redirects.map(({ from, to }) => {
    const [page = '', anchor] = to.split('#');
    const place = anchor === undefined ? '' : `#${anchor}`;
    return { from, page: addressBelow(pathPrefix, page), place };
  });
}

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read: both take the first line that fits and
 * keep the query. Netlify prefers a file of that address, and there is one (post-build/redirect-pages.ts),
 * unless a line is forced by "!"; Cloudflare skips such lines.
 */
export function redirectsFile(redirects: readonly HostRedirect[]): string {
  const lines = (status: string) =>
    redirects.flatMap(({ from, page, place }) =>
      [from, `${from}/`].map((old) => `${old} ${page}${place} ${status}\n`),
    );
  return [...lines('301!'), ...lines('301')].join('');
}

/** The redirects of a `_redirects` file, as those hosts read it. */
export function readRedirectsFile(text: string): readonly HostRedirect[] {
  const lines = text.matchAll(/^(\S+) ([^\s#]+)(\S*) 301$/gm);
  return [...lines].map(([, from = '', page = '', place = '']) => ({ from, page, place }));
}

/**
 * What to answer a request with that asks for an old address.
 * @param url path and query, without path prefix
 * @returns undefined where it asks for anything else
 */
export function redirectTarget(
  redirects: readonly HostRedirect[],
  url: string,
): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  const redirect = redirects.find(({ from }) => path === from || path === `${from}/`);
  return redirect && redirect.page + query + redirect.place;
}
