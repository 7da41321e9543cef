import {
  type ContentDocument,
  type ContentFolder,
  namesIn,
  textOf,
} from 'content-check/content-document';
import type { Finding, Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { suggestion } from 'content-check/suggestion';
import type { TextField } from 'content-check/schema-traversal';
import { reservedAnchors } from '../model/reserved-anchors';
import { isDraft } from '../model/draft';
import { notFoundPage } from '../model/served-path';
import { finding } from './finding';
import { movedPage, redirectsIn } from './redirects';
import { requiredPages, type Route, type Routes, routesIn } from './routes';

/** Links and redirects to a missing page or anchor, or to a draft. */
export function linkProblems(folder: ContentFolder): readonly Problem[] {
  const routes = routesIn(folder);
  const redirects = redirectsIn(folder);
  const knowsAllPages = namesIn(folder, 'pages') !== undefined;
  return textProblems(folder.documents, ({ traits, value, isValid }: TextField, document) => {
    const isLink = traits.refersTo?.collection === 'pages' && isValid && /^[/#]/.test(value);
    if (!isLink) return undefined;
    const [page = '', anchor] = value.split('#');
    const path = page === '' ? textOf(document, 'page-path') : page;
    if (path === undefined) return finding('anchor-without-page');
    const route = routes.get(path);
    if (route) return missingAnchor(route, anchor, document) ?? linkedDraft(route, document);
    if (!knowsAllPages) return undefined;
    return movedPage(path, anchor, routes, redirects) ?? missingPage(path, routes);
  });
}

function missingAnchor(
  { path, anchors, draftAnchors }: Route,
  anchor: string | undefined,
  document: ContentDocument,
): Finding | undefined {
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  if (isDraft(document) && draftAnchors.includes(anchor)) return undefined;
  return finding('anchor-unknown', { path, anchor, suggestion: suggestion(anchor, anchors) });
}

/** A link from public content to a draft. */
function linkedDraft({ path, draftFile }: Route, document: ContentDocument): Finding | undefined {
  // a page that can't be a draft is reported by itself
  if (draftFile === undefined || isDraft(document) || requiredPages.includes(path))
    return undefined;
  return finding('page-is-draft', { path, file: draftFile });
}

function missingPage(page: string, routes: Routes): Finding {
  const path = page.replace(/\/+$/, '');
  if (routes.has(path)) return finding('page-with-slash', { got: page, path });
  const offered = [...routes.keys()].filter((known) => known !== notFoundPage);
  return finding('page-unknown', { path: page, suggestion: suggestion(page, offered) });
}

/** Anchors, and short names of services, which are the ids of their cards, that the site itself uses. */
export function anchorProblems({ documents }: ContentFolder): readonly Problem[] {
  return textProblems(documents, ({ format, value }) =>
    (format === 'anchor' || format === 'slug') && reservedAnchors.includes(value)
      ? finding('anchor-reserved', { anchor: value })
      : undefined,
  );
}
