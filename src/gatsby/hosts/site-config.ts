import type { HostRedirect } from './redirects';

/** What of a server's configuration depends on the content. */
type SiteConfig = { readonly redirects: readonly HostRedirect[] };

/**
 * The files that the configurations in deploy/ include: what depends on the content, which those are
 * committed without. By name, in the folder of the site.
 */
export function siteConfigs(config: SiteConfig): Readonly<Record<string, string>> {
  return {
    '_nginx.conf': inNginx(config),
    '_caddy.conf': inCaddy(config),
    '_apache.conf': inApache(config),
  };
}

/** The pattern of an address with or without a slash at its end; it holds letters, digits, "-" and "/". */
const either = (from: string) => `^${from}/?$`;

/** In the http block. By patterns, since nginx asks for a larger table where names are long. */
function inNginx({ redirects }: SiteConfig): string {
  const lines = redirects.map(
    ({ from, page, place }) => `  "~${either(from)}" "${page}$is_args$args${place}";\n`,
  );
  return `map $uri $site_moved {\n  default "";\n${lines.join('')}}\n`;
}

/** In the block of the site. */
function inCaddy({ redirects }: SiteConfig): string {
  const lines = redirects.map(
    ({ from, page, place }) => `\t~${either(from)} "${page}" "${place}"\n`,
  );
  return `map {path} {site_moved} {site_place} {\n\tdefault "" ""\n${lines.join('')}}\n`;
}

/** In the virtual host. A query that Apache adds by itself would come behind the place. */
function inApache({ redirects }: SiteConfig): string {
  return redirects
    .flatMap(({ from, page, place }) => {
      const rule = (to: string) => `RewriteRule "${either(from)}" "${to}" [R=301,L,NE]\n`;
      // a bare "%" would begin a variable of Apache's
      const target = page.replaceAll('%', '\\%');
      const withQuery = `RewriteCond %{QUERY_STRING} .\n${rule(`${target}?%{QUERY_STRING}${place}`)}`;
      return place === '' ? [rule(target)] : [withQuery, rule(target + place)];
    })
    .join('');
}
