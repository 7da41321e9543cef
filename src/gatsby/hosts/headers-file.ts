import {
  immutable,
  immutablePaths,
  previewHeaders,
  securityHeaders,
  type Headers,
} from './headers';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both send what several rules say of one
 * header as a list, so no two rules here speak of the same one: of caching only where a file may be
 * kept, since everything else is `public, max-age=0, must-revalidate` on both of them by itself.
 *
 * @param files every file of the site, as addresses from the first slash.
 * @param indexable false for a preview.
 */
export function hostHeaders(files: readonly string[], indexable: boolean): string {
  const everywhere = { ...securityHeaders, ...(indexable ? {} : previewHeaders) };
  const lasting = files.filter((file) => immutablePaths.some((pattern) => pattern.test(file)));
  // one rule for a folder: Cloudflare reads a hundred rules and no more
  const patterns = lasting.map((file) => file.replace(/^(\/[^/]+\/).*/, '$1*'));
  return [
    rule('/*', everywhere),
    ...[...new Set(patterns)]
      .sort()
      .map((pattern) => rule(pattern, { 'Cache-Control': immutable })),
  ].join('\n');
}

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
