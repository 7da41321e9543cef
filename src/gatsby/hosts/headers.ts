import { headerPolicy } from '../post-build/csp';

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
export const hiddenPaths = ['/404', '/404/', '/404.html', '/_headers'] as const;

/** Abilities of a browser that no page of this site asks for. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
] as const;

/**
 * What every answer carries, a 404 too. Two years of HTTPS for this host alone: its other names, and
 * the browsers' preload list, are for the owner of the domain to decide.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': headerPolicy,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused.map((ability) => `${ability}=()`).join(', '),
};

/** What every answer of a preview carries besides: search engines must not list it. */
export const previewHeaders: Headers = { 'X-Robots-Tag': 'noindex' };

/**
 * The headers of the answer to a request for `path`, for whoever serves the site; the host's own
 * files are written from the same table.
 *
 * @param path as in a URL, from its first slash and without query or path prefix; for a 404, the
 *   path of the page that is sent.
 * @param indexable false for a preview.
 */
export function headersFor(path: string, indexable = true): Headers {
  const lasting = immutablePaths.some((pattern) => pattern.test(path));
  return {
    ...securityHeaders,
    ...(indexable ? {} : previewHeaders),
    'Cache-Control': lasting ? immutable : revalidated,
  };
}
