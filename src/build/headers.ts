/** A group of addresses and the headers every answer to one of them carries. */
type HeaderRule = {
  readonly path: RegExp;
  readonly headers: Readonly<Record<string, string>>;
};

/** For what may change under the same address: kept, but asked about at every visit. */
const revalidated = 'public, max-age=0, must-revalidate';

/** For what never changes under its address, because the address holds a hash of the content. */
const immutable = 'public, max-age=31536000, immutable';

/** Where two rules say something about the same header, the later one holds. */
const rules: readonly HeaderRule[] = [
  { path: /^\//, headers: { 'Cache-Control': revalidated } },
  // Pictures and fonts that went through the build.
  { path: /^\/static\//, headers: { 'Cache-Control': immutable } },
  // Scripts and styles at the root, as in `/app-d1d5a2f0c3b4e5f60718.js`.
  { path: /^\/[^/]+[-.][0-9a-f]{20}\.(?:css|js)$/, headers: { 'Cache-Control': immutable } },
];

/**
 * The headers of the answer to a request for `path`.
 * @param path as in a URL, from its first slash and without query
 */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) => rule.path.test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
