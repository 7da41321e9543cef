import type { ContentFolder } from 'content-check/content-document';
import { type Problem, problemsOf, quoted } from 'content-check/problem';
import { valueAt } from 'content-check/schema-traversal';
import { pageTypes } from '../../page-types/page-types';
import type { Route } from '../../page-types/page-type';

/** The pages of the site by path. */
export type Routes = ReadonlyMap<string, Route>;

/** Where each old address leads. */
export type Redirects = ReadonlyMap<string, string>;

/** Every page of a content folder, of whatever type. */
export function routesIn(folder: ContentFolder): Routes {
  const routes = pageTypes.flatMap((type) => type.routes(folder));
  return new Map(routes.map((route) => [route.path, route]));
}

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

/** Redirects from the address of a page. Their targets are checked with all links. */
export function redirectProblems(folder: ContentFolder): readonly Problem[] {
  const routes = routesIn(folder);
  return problemsOf('redirect-from', folder.documents, ({ value, isValid }) =>
    isValid && routes.has(value)
      ? `There is a page at ${quoted(value)}. Remove this redirect, or give the page another address.`
      : undefined,
  );
}

/**
 * The error message for a link, or another redirect, to an old address.
 * @param page the old address, with or without a trailing slash
 * @param anchor the anchor of the link
 * @returns undefined if there is no redirect from it, or none that leads to a page
 */
export function movedPageMessage(
  page: string,
  anchor: string | undefined,
  routes: Routes,
  redirects: Redirects,
): string | undefined {
  const way = [page.replace(/\/$/, '')];
  for (;;) {
    const to = redirects.get(way.at(-1) ?? '');
    if (to === undefined) return undefined;
    const [target = ''] = to.split('#');
    const route = routes.get(target);
    if (route) {
      const isThere = anchor !== undefined && route.anchors.includes(anchor);
      return `This page has moved. Did you mean ${quoted(isThere ? `${target}#${anchor}` : to)}?`;
    }
    const isCircle = way.includes(target);
    way.push(target);
    if (isCircle)
      return `This leads around in a circle: ${way.join(' → ')}. Choose a page that exists.`;
  }
}
