import type { ContentFolder } from 'content-check/content-document';
import type { Finding, Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { finding } from './finding';
import { type Routes, routesIn } from './routes';

/** Where each old address leads. */
export type Redirects = ReadonlyMap<string, string>;

/** The valid redirects of a content folder; the first of two from the same address. */
export function redirectsIn({ documents }: ContentFolder): Redirects {
  const redirects = documents.flatMap(({ fields, value }) =>
    fields.flatMap((field) => {
      const to = valueAt(value, [...field.path.slice(0, -1), 'to']);
      const isRedirect = field.format === 'redirect-from' && field.isValid;
      return isRedirect && typeof to === 'string' ? [[field.value, to] as const] : [];
    }),
  );
  return new Map(redirects.reverse());
}

/** Redirects from the address of a page, with or without host. Their targets are checked with all links. */
export function redirectProblems(folder: ContentFolder): readonly Problem[] {
  const routes = routesIn(folder);
  return textProblems(folder.documents, ({ format, value, isValid }) => {
    if (format !== 'redirect-from') return undefined;
    const path = value.replace(/^https?:\/\/[^/]+/i, '').replace(/\/$/, '');
    // another text that is none is not told more than that
    const isAddress = isValid || /^https?:/i.test(value);
    if (isAddress && routes.has(path)) return finding('redirect-from-page', { path });
    return isValid && path !== value
      ? finding('redirect-with-slash', { got: value, path })
      : undefined;
  });
}

/**
 * What is wrong with a link, or another redirect, to an old address.
 * @param page the old address, with or without a trailing slash
 * @param anchor the anchor of the link
 * @returns undefined if there is no redirect from it, or none that leads to a page
 */
export function movedPage(
  page: string,
  anchor: string | undefined,
  routes: Routes,
  redirects: Redirects,
): Finding | undefined {
  const way = [page.replace(/\/$/, '')];
  for (;;) {
    const to = redirects.get(way.at(-1) ?? '');
    if (to === undefined) return undefined;
    const [target = ''] = to.split('#');
    const route = routes.get(target);
    if (route) {
      const isThere = anchor !== undefined && route.anchors.includes(anchor);
      return finding('page-moved', { to: isThere ? `${target}#${anchor}` : to });
    }
    const isCircle = way.includes(target);
    way.push(target);
    if (isCircle) return finding('redirect-circle', { way });
  }
}
