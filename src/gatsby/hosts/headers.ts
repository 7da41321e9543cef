import type { PageFacts } from '../../page-types/page-type';
import { formPolicy, headerPolicy } from '../post-build/csp';

/** Names and values, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** For what may change under the same address: kept, but asked about at every visit. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** For what never changes under its address, because the address holds a hash of the content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Addresses whose answers are `immutable`, as in a URL, from its first slash and without query. */
export const immutablePaths: readonly RegExp[] = [
  // Pictures and fonts that went through the build.
  /^\/static\//,
  // Scripts and styles at the root, as in `/app-d1d5a2f0.js`.
  /^\/[^/]+[-.][0-9a-f]{8}\.(?:css|js)$/,
];

/**
 * Addresses that are not found though a file may lie there: the 404 page under its own names, and what
 * is written for hosts.
 */
export const hiddenPaths = [
  '/404',
  '/404/',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/_caddy.conf',
  '/_apache.conf',
] as const;

/** Abilities of a browser that no page of this site asks for. */
const unused =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock usb xr-spatial-tracking';

/**
 * The headers of every answer, a 404 too. A page whose form is sent has a wider policy than this. HTTPS is
 * required for two years and for this host alone: its subdomains, and the browsers' preload list, are for
 * the owner of the domain to decide.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': `${headerPolicy}; ${formPolicy()}`,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.replaceAll(' ', '=(), ') + '=()',
};

/** What every answer of a preview carries besides: search engines must not list it. */
export const previewHeaders = { 'X-Robots-Tag': 'noindex' } as const;

const isImmutable = (path: string) => immutablePaths.some((pattern) => pattern.test(path));
const everywhere = (indexable: boolean): Headers => ({
  ...securityHeaders,
  ...(indexable ? {} : previewHeaders),
});

/**
 * The headers of the answer to a request, for whoever serves a site whose forms are not sent.
 * @param path without query or path prefix; for a 404, that of the page that is sent.
 * @param indexable false for a preview.
 */
export function headersFor(path: string, indexable = true): Headers {
  return {
    ...everywhere(indexable),
    'Cache-Control': isImmutable(path) ? immutable : revalidated,
  };
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both send what several rules say of one
 * header as a list, so no two rules here speak of the same one: of caching only where a file may be
 * kept, since everything else is `revalidated` on both of them by itself. But of policies a browser
 * keeps each in a list: where a page sends forms, each page has a rule about forms alone.
 * @param files every file of the site, as addresses from the first slash.
 * @param pages what each page says of itself.
 */
export function hostHeaders(
  files: readonly string[],
  indexable: boolean,
  pages: readonly Pick<PageFacts, 'path' | 'formOrigins'>[] = [],
): string {
  // one rule for a folder: Cloudflare reads a hundred rules and no more
  const patterns = files.filter(isImmutable).map((file) => file.replace(/^(\/[^/]+\/).*/, '$1*'));
  const caching = [...new Set(patterns)]
    .sort()
    .map((each) => rule(each, { 'Cache-Control': immutable }));
  const common = everywhere(indexable);
  if (!pages.some(({ formOrigins }) => formOrigins?.length))
    return [rule('/*', common), ...caching].join('\n');
  const forms = pages.map(({ path, formOrigins }) =>
    rule(path, { 'Content-Security-Policy': formPolicy(formOrigins) }),
  );
  const all = rule('/*', { ...common, 'Content-Security-Policy': headerPolicy });
  return [all, ...forms, ...caching].join('\n');
}

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
