import { problemAt, textOf } from './content-document';
import { allNamed, type ContentFolder } from './content-folder';
import type { Problem } from './problem';
import { insteadOf, quoted } from './suggestion';

/** The pages of the site by path, each with the anchors on it. */
type Routes = ReadonlyMap<string, readonly string[]>;

/** Links to a page of this site, or to a place on one, that isn't there. */
export function linkProblems(folder: ContentFolder): readonly Problem[] {
  const routes: Routes = new Map(
    folder.documents.flatMap((document) => {
      const path = textOf(document, 'page-path');
      const anchors = document.fields.filter(({ kind }) => kind === 'anchor');
      return path === undefined ? [] : [[path, anchors.map(({ value }) => value)]];
    }),
  );
  const knowsAllPages = allNamed(folder, 'ContentPage');
  return folder.documents.flatMap((document) =>
    document.fields.flatMap(({ kind, path, value, valid }) => {
      if (kind !== 'address' || !valid || !/^[/#]/.test(value)) return [];
      const [page = '', anchor] = value.split('#');
      const route = page === '' ? textOf(document, 'page-path') : page;
      if (route !== undefined && !routes.has(route) && !knowsAllPages) return [];
      const message = complaint(route, anchor, routes);
      return message === undefined ? [] : [problemAt(document, path, message)];
    }),
  );
}

/** @param page undefined for a mere "#place" in a file that is no page */
function complaint(page: string | undefined, anchor: string | undefined, routes: Routes) {
  if (page === undefined) return 'This link stands on every page. Write the page before the "#".';
  const anchors = routes.get(page);
  if (!anchors) {
    const bare = page.replace(/\/+$/, '');
    return routes.has(bare)
      ? `Addresses of pages do not end in "/" (got ${quoted(page)}). Write ${quoted(bare)}.`
      : `There is no page ${quoted(page)}. ${insteadOf(page, [...routes.keys()])}`;
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const advice = insteadOf(anchor, anchors);
  return `No section of the page ${quoted(page)} has the anchor ${quoted(anchor)}. ${advice}`;
}
