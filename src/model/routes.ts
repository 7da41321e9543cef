import type { ContentFolder } from 'content-check/content-document';
import { textOf, textsOf } from 'content-check/content-document';
import { valueAt } from 'content-check/schema-traversal';
import type { FormatName } from '../fields/formats';
import { notFoundPage } from './paths';

/** A page that links may lead to. */
type Route = {
  readonly path: string;
  /** Ids on the page that links may lead to. */
  readonly anchors: readonly string[];
};

/** The pages of the site by path. */
export type Routes = ReadonlyMap<string, Route>;

/** Every page of a content folder, of whatever type: what has an address of the format "page-path". */
export function routesIn({ documents }: ContentFolder): Routes {
  const routes = documents.flatMap((document): readonly Route[] => {
    const path = textOf(document, 'page-path');
    if (path === undefined) return [];
    const valuesOf = (format: FormatName) => textsOf(document, format).map(({ value }) => value);
    // the id of a card is its service's short name
    return [{ path, anchors: [...valuesOf('anchor'), ...valuesOf('service-slug')] }];
  });
  return new Map(routes.map((route) => [route.path, route]));
}

/** The addresses of pages that must exist. */
export const requiredPaths: readonly string[] = ['/', notFoundPage];

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
