type MovedPages = Readonly<Partial<Record<string, string>>>;

/**
 * Applies the redirects of the content to client-side navigation. Gatsby's own (`createRedirect`) would
 * append the query after the target's anchor, and request the data of an old address with a query.
 * @param moved the new address of each old one, both with path prefix
 */
export function followRedirects(moved: MovedPages): void {
  const { ___navigate: navigate } = window;
  window.___navigate = (to, options) => {
    navigate(typeof to === 'string' ? newAddress(to, moved) : to, options);
  };
}

function newAddress(address: string, moved: MovedPages): string {
  const requested = new URL(address, window.location.href);
  const page = moved[requested.pathname.replace(/\/$/, '')];
  if (page === undefined) return address;
  const { pathname, hash } = new URL(page, requested);
  return pathname + requested.search + (requested.hash || hash);
}
