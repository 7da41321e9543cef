import type { ContentFolder } from 'content-check/content-document';
import { namesIn, textOf, textsOf } from 'content-check/content-document';
import type { Problem } from 'content-check/problem';
import { problemAt, problemInFile } from 'content-check/problem-at';
import { isDraft } from '../model/draft';
import { notFoundPage } from '../model/served-path';
import type { FormatName } from '../fields/formats';
import { finding } from './finding';

/** A page that links may lead to. */
export type Route = {
  readonly path: string;
  /** Ids on the page that links may lead to. */
  readonly anchors: readonly string[];
  /** Ids of drafts on the page, to which only drafts may lead. */
  readonly draftAnchors: readonly string[];
  /** Its file if it is a draft, to which public content must not link. */
  readonly draftFile?: string | undefined;
};

/** The pages of the site by path. */
export type Routes = ReadonlyMap<string, Route>;

/** Every page of a content folder, of whatever type: what has an address of the format "page-path". */
export function routesIn({ documents }: ContentFolder): Routes {
  const drafts = new Set(documents.filter(isDraft).map((document) => textOf(document, 'slug')));
  const routes = documents.flatMap((document): readonly Route[] => {
    const path = textOf(document, 'page-path');
    if (path === undefined) return [];
    const valuesOf = (format: FormatName) => textsOf(document, format).map(({ value }) => value);
    // the id of a card is its service's short name
    const cards = valuesOf('service-slug');
    const anchors = [...valuesOf('anchor'), ...cards.filter((slug) => !drafts.has(slug))];
    const draftAnchors = cards.filter((slug) => drafts.has(slug));
    const draftFile = isDraft(document) ? document.file : undefined;
    return [{ path, anchors, draftAnchors, draftFile }];
  });
  return new Map(routes.map((route) => [route.path, route]));
}

/** Pages that must exist. */
export const requiredPages: readonly string[] = ['/', notFoundPage];

/** Pages that the site needs and that are missing, or drafts. */
export function requiredPageProblems(folder: ContentFolder): readonly Problem[] {
  const written = new Set(folder.documents.map((document) => textOf(document, 'page-path')));
  const isKnown = namesIn(folder, 'pages') !== undefined;
  return [
    ...requiredPages
      .filter((path) => isKnown && !written.has(path))
      .map((path) => problemInFile(folder, 'pages', finding('page-missing', { path }))),
    ...folder.documents.filter(isDraft).flatMap((document) => {
      const path = textOf(document, 'page-path');
      return path !== undefined && requiredPages.includes(path)
        ? [problemAt(document, ['draft'], finding('draft-needed', { path }))]
        : [];
    }),
  ];
}
