import { namesIn, textOf } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { problemAt, problemInFile } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';
import { isDraft } from '../model/draft';
import { redirectsIn, requiredPaths, routesIn } from '../model/routes';

/** Addresses that the last commit had and that lead nowhere now: other sites may link to them. */
export const lostAddresses = defineRule({
  messages: {
    'address-lost': ({ path, to = '/' }: { readonly path: string; readonly to?: string }) =>
      `The last commit has a page at ${quoted(path)}, where nothing is now. Add { "from": ${quoted(path)}, "to": ${quoted(to)} } to redirects.json.`,
  },
  editorMessages: {
    'address-lost': ({ path }) =>
      `There was a page at ${quoted(path)}, where nothing is now. Add a redirect from it.`,
  },
  check({ folder, finding }) {
    const routes = routesIn(folder);
    const redirects = redirectsIn(folder);
    // a page whose address can't be read may have the old one
    if (namesIn(folder, 'pages') === undefined) return [];
    return (folder.committed ?? []).flatMap((before) => {
      const path = textOf(before, 'page-path');
      const isPublic = path !== undefined && !isDraft(before) && !requiredPaths.includes(path);
      if (!isPublic || routes.has(path) || redirects.has(path)) return [];
      const page = folder.documents.find((document) => document.path === before.path);
      const to = page && textOf(page, 'page-path');
      return page && to !== undefined
        ? [problemAt(page, ['path'], finding('address-lost', { path, to }), 'warning')]
        : [problemInFile(folder, 'redirects.json', finding('address-lost', { path }), 'warning')];
    });
  },
});
