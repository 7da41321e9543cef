import { formPolicy, headerPolicy, headerPolicyOf } from './csp';

/** What a host has to know of a page. */
export type HostedPage = {
  /** Its path from the site's root, without a trailing slash; `/` for the home page. */
  readonly path: string;
  /** The origins to which its forms are sent, as sources of a policy: `'self'`, `https://…`. */
  readonly formOrigins?: readonly string[];
};

/** Names and values, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** For files that may change at the same address: cached, but revalidated at every visit. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** For files whose address has a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Paths whose responses are `immutable`, from the first slash, without query. */
const immutablePaths: readonly RegExp[] = [
  // pictures and fonts processed by the build
  /^\/static\//,
  // scripts and styles at the root, as in `/app-d1d5a2f0.js`
  /^\/[^/]+[-.][0-9a-f]{8}\.(?:css|js)$/,
];

/** Paths of pictures that other sites show: those of shared links, and icons. */
const sharedPaths: readonly RegExp[] = [
  /^\/og(?:\/|\.jpg$)/,
  /^\/(?:favicon|icon|apple-touch-icon)[^/]*\.(?:ico|png|svg)$/,
];

/** Paths that respond with 404 although there is a file: the 404 page itself, and files for hosts. */
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

/** Browser features that no page uses. */
const unused =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock usb xr-spatial-tracking';

/**
 * Headers of every response, including 404. Pages whose form is sent get a wider policy. HSTS covers
 * this host only; subdomains and preloading are the owner's decision.
 */
export const securityHeaders: Headers = {
  'Content-Security-Policy': `${headerPolicy}; ${formPolicy()}`,
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.replaceAll(' ', '=(), ') + '=()',
};

/** Additional headers of a preview, which search engines must not list. */
export const previewHeaders = { 'X-Robots-Tag': 'noindex' } as const;

/**
 * The headers of some files besides those of every response, and the patterns of their paths. Other sites may not embed
 * scripts, pictures and fonts, but what is meant for them. Pages are kept from their frames by the policy.
 */
export const fileHeaders = {
  immutable: {
    paths: immutablePaths,
    headers: { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  shared: { paths: sharedPaths, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
} satisfies Readonly<Record<string, FileHeaders>>;

/** Files by their paths, and headers that they have besides those of every response. */
export type FileHeaders = { readonly paths: readonly RegExp[]; readonly headers: Headers };

const ownHeaders = (path: string): Headers =>
  Object.values<FileHeaders>(fileHeaders).find(({ paths }) =>
    paths.some((pattern) => pattern.test(path)),
  )?.headers ?? {};

const everywhere = (indexable: boolean): Headers => ({
  ...securityHeaders,
  ...(indexable ? {} : previewHeaders),
});

/** The headers in which a site differs whose own pages may show its pages in a frame, as an editor does. */
const ownFrames = { 'X-Frame-Options': 'SAMEORIGIN' } as const;

/**
 * The headers of a response of a site whose forms are not sent.
 * @param path without query or path prefix; for a 404, that of the page that is sent
 * @param indexable false for a preview
 */
export function headersFor(path: string, indexable = true): Headers {
  return { ...everywhere(indexable), 'Cache-Control': revalidated, ...ownHeaders(path) };
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of one header from several
 * matching rules to a list, so each header is in one rule only; `Cache-Control` only for immutable files,
 * since both hosts use `revalidated` by default. Policies are the exception, because browsers enforce
 * each policy of a list: if a page sends forms, every page gets a rule with its form policy.
 * @param files the paths of all files, from the first slash
 * @param indexable false for a preview
 * @param pages all pages
 * @param framesItself whether pages of the site may show others in a frame
 */
export function headersFile(
  files: readonly string[],
  indexable: boolean,
  pages: readonly HostedPage[] = [],
  framesItself = false,
): string {
  // one rule for a folder: Cloudflare reads a hundred rules at most
  const own = files.map(
    (file) => [file.replace(/^(\/[^/]+\/).*/, '$1*'), ownHeaders(file)] as const,
  );
  const ofFiles = [...new Map(own)]
    .filter(([, headers]) => Object.keys(headers).length > 0)
    .map(([pattern, headers]) => rule(pattern, headers));
  const policy = framesItself ? headerPolicyOf("'self'") : headerPolicy;
  const common = { ...everywhere(indexable), ...(framesItself && ownFrames) };
  const withPolicy = (text: string) => rule('/*', { ...common, 'Content-Security-Policy': text });
  if (!pages.some(({ formOrigins }) => formOrigins?.length))
    return [withPolicy(`${policy}; ${formPolicy()}`), ...ofFiles].join('\n');
  const forms = pages.map(({ path, formOrigins }) =>
    rule(path, { 'Content-Security-Policy': formPolicy(formOrigins) }),
  );
  return [withPolicy(policy), ...forms, ...ofFiles].join('\n');
}

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/**
 * Parses a `_headers` file.
 * @returns the headers that these hosts send for a path: those of all matching rules, the values of one
 *   header joined
 */
export function readHeadersFile(text: string): (path: string) => Headers {
  const rules = text.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return name && value ? [{ name, value }] : [];
    });
    return { pattern, headers };
  });
  return (path) => {
    const sent: Record<string, string> = {};
    for (const { pattern, headers } of rules) {
      const isFolder = pattern.endsWith('*');
      if (!(isFolder ? path.startsWith(pattern.slice(0, -1)) : path === pattern)) continue;
      for (const { name, value } of headers)
        sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
    return { 'Cache-Control': revalidated, ...sent };
  };
}
