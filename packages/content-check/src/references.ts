import type { Route } from '../../../src/page-types/page-type';
import type { TextFormat } from './field-metadata';
import { reservedAnchors } from '../../../src/content-model/reserved-anchors';
import {
  allNamed,
  type ContentDocument,
  type ContentFolder,
  isDraft,
  textOf,
} from './content-document';
import { requiredPages } from './folder-problems';
import { type Problem, problemsOf, quoted, suggestion } from './problem';
import {
  movedPageMessage,
  redirectsIn,
  type Routes,
  routesIn,
} from '../../../src/content-model/rules/redirect-problems';
import type { Path, TextField } from './schema-traversal';

/** Services that a page lists and that don't exist. */
export function serviceProblems(folder: ContentFolder): readonly Problem[] {
  if (!allNamed(folder, 'slug')) return [];
  const known = new Set(folder.documents.flatMap((document) => textOf(document, 'slug') ?? []));
  return problemsOf('service-slug', folder.documents, ({ value, isValid }) =>
    isValid && !known.has(value)
      ? `There is no service with the short name ${quoted(value)}. ${suggestion(value, [...known])}`
      : undefined,
  );
}

/** Links and redirects to a missing page or anchor, or to a draft. */
export function linkProblems(folder: ContentFolder): readonly Problem[] {
  const routes = routesIn(folder);
  const redirects = redirectsIn(folder);
  const knowsAllPages = allNamed(folder, 'page-path');
  const messageOf = ({ value, isValid }: TextField, document: ContentDocument) => {
    if (!isValid || !/^[/#]/.test(value)) return undefined;
    const [page = '', anchor] = value.split('#');
    const route = page === '' ? textOf(document, 'page-path') : page;
    if (route === undefined || routes.has(route)) {
      const draft = isDraft(document) ? undefined : draftLinkMessage(routes.get(route ?? ''));
      return brokenLinkMessage(route, anchor, routes) ?? draft;
    }
    if (!knowsAllPages) return undefined;
    const moved = movedPageMessage(route, anchor, routes, redirects);
    return moved ?? brokenLinkMessage(route, anchor, routes);
  };
  return (['href', 'page-link'] as const).flatMap((format) =>
    problemsOf(format, folder.documents, messageOf),
  );
}

/** The error message for a link from public content to a draft. */
function draftLinkMessage(route: Route | undefined): string | undefined {
  // a page that can't be a draft is reported by itself
  if (route?.draftFile === undefined || requiredPages.includes(route.path)) return undefined;
  return `The page ${quoted(route.path)} is a draft. Publish it ("draft": false in ${route.draftFile}), or link to another.`;
}

/** @param page undefined for a bare "#anchor" in a file that is no page */
function brokenLinkMessage(
  page: string | undefined,
  anchor: string | undefined,
  routes: Routes,
): string | undefined {
  if (page === undefined) return 'This link is on every page. Add the page before the "#".';
  const { anchors } = routes.get(page) ?? {};
  if (!anchors) {
    const bare = page.replace(/\/+$/, '');
    return routes.has(bare)
      ? `The address of a page doesn’t end in "/" (got ${quoted(page)}). Write ${quoted(bare)}.`
      : `There is no page ${quoted(page)}. ${suggestion(page, [...routes.keys()])}`;
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const advice = suggestion(anchor, anchors);
  return `No section of the page ${quoted(page)} has the anchor ${quoted(anchor)}. ${advice}`;
}

/** Duplicates of texts that must be unique in the site, on a page or in a list. */
export function duplicateProblems({ documents }: ContentFolder): readonly Problem[] {
  const reservedMessage = ({ value }: TextField) =>
    reservedAnchors.includes(value)
      ? `The site itself uses the name ${quoted(value)}. Choose another, such as ${quoted(`our-${value}`)}.`
      : undefined;
  const pages = documents.filter(({ collection }) => collection?.typeName === 'ContentPage');
  return [
    ...duplicates(documents, 'slug', 'Another service has the short name'),
    ...duplicates(documents, 'page-path', 'Another page has the address'),
    ...duplicates(documents, 'redirect-from', 'Another redirect has the old address'),
    ...problemsOf('anchor', documents, reservedMessage),
    // Gatsby announces a new page to screen readers by its h1, and only where that has changed
    ...duplicates(documents, 'main-heading', 'Another page has the main heading'),
    // search engines could not distinguish the pages
    ...duplicates(pages, 'page-title', 'Another page has the title', 'warning'),
    ...duplicates(pages, 'meta-description', 'Another page has the description', 'warning'),
    ...documents.flatMap((document) => [
      ...duplicates([document], 'anchor', 'Another section has the anchor'),
      ...duplicates([document], 'service-slug', 'This list already shows', 'error', listOf),
    ]),
  ];
}

const listOf = (path: Path) => path.slice(0, -1).join();

/**
 * The second and every later text of a format that equals an earlier one.
 * @param scope only texts for which it returns the same value are compared
 */
function duplicates(
  documents: readonly ContentDocument[],
  format: TextFormat['format'],
  complaint: string,
  severity: Problem['severity'] = 'error',
  scope: (path: Path) => string = () => '',
): readonly Problem[] {
  const first = new Map<string, ContentDocument>();
  const messageOf = ({ path, value }: { path: Path; value: string }, document: ContentDocument) => {
    const key = `${scope(path)} ${value}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, document);
      return undefined;
    }
    const where = other === document ? '' : ` (${other.file})`;
    return `${complaint} ${quoted(value)}${where}. Change or remove this one.`;
  };
  return problemsOf(format, documents, messageOf, severity);
}
