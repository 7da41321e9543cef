import { formPolicy, headerPolicy } from './csp';
import type { HostedPage } from './headers';
import type { HostRedirect } from './redirects';

/** What of the site the configuration of a server depends on. */
type SiteConfig = {
  readonly redirects: readonly HostRedirect[];
  readonly pages: readonly HostedPage[];
};

/**
 * The files that the configurations in deploy/ include, with what depends on the content; by name, in
 * the folder of the site.
 */
export function siteConfigs(config: SiteConfig): Readonly<Record<string, string>> {
  return {
    '_nginx.conf': inNginx(config),
    '_caddy.conf': inCaddy(config),
    '_apache.conf': inApache(config),
  };
}

/** The pattern of an address with or without a trailing slash; of signs with a meaning in patterns, it has only dots. */
const either = (from: string) => `^${from.replaceAll('.', '\\.')}/?$`;

/** For each page that sends its forms: the pattern of its addresses, and its policy. */
function formPolicies({ pages }: SiteConfig) {
  return pages.flatMap(({ path, formOrigins = [] }) => {
    // nginx internally requests /contact//index.html for /contact/
    const pattern = `^${path}(?:\\.html|/*(?:index\\.html)?)$`;
    return formOrigins.length > 0 ? [{ pattern, policy: formPolicy(formOrigins) }] : [];
  });
}

/** For the http block. Patterns, because long names would need a larger hash table in nginx. */
function inNginx(config: SiteConfig): string {
  const moved = config.redirects.map(
    ({ from, page, hash }) => `  "~${either(from)}" "${page}$is_args$args${hash}";\n`,
  );
  const forms = formPolicies(config).map(({ pattern, policy }) => `  "~${pattern}" "${policy}";\n`);
  return [
    `map $uri $site_moved {\n  default "";\n${moved.join('')}}\n`,
    `map $uri $site_forms {\n  default "${formPolicy()}";\n${forms.join('')}}\n`,
  ].join('');
}

/** For the block of the site. */
function inCaddy(config: SiteConfig): string {
  const moved = config.redirects.map(
    ({ from, page, hash }) => `\t~${either(from)} "${page}" "${hash}"\n`,
  );
  const forms = formPolicies(config).map(({ pattern, policy }) => `\t~${pattern} "${policy}"\n`);
  return [
    `map {path} {site_moved} {site_place} {\n\tdefault "" ""\n${moved.join('')}}\n`,
    `map {path} {site_forms} {\n\tdefault "${formPolicy()}"\n${forms.join('')}}\n`,
  ].join('');
}

/** For the virtual host. Apache would append the query after the hash. */
function inApache(config: SiteConfig): string {
  const forms = formPolicies(config).map(({ pattern, policy }, index) =>
    [
      `SetEnvIf Request_URI "${pattern}" forms_${index}\n`,
      `Header always set Content-Security-Policy "${headerPolicy}; ${policy}" env=forms_${index}\n`,
    ].join(''),
  );
  const moved = config.redirects.flatMap(({ from, page, hash }) => {
    const rule = (to: string) => `RewriteRule "${either(from)}" "${to}" [R=301,L,NE]\n`;
    // Apache would expand a bare "%" as a variable
    const target = page.replaceAll('%', '\\%');
    const withQuery = `RewriteCond %{QUERY_STRING} .\n${rule(`${target}?%{QUERY_STRING}${hash}`)}`;
    return hash === '' ? [rule(target)] : [withQuery, rule(target + hash)];
  });
  return [...forms, ...moved].join('');
}
