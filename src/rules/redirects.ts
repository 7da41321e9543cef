import { defineRule } from 'content-check/define-rule';
import { problemAt, problemInFile, textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/messages/phrases';
import { namesIn, textOf } from 'content-check/content-document';
import { redirectsIn, requiredPaths, routesIn } from '../model/routes';
import { isDraft } from '../model/draft';

type Path = { readonly path: string };

/**
 * Redirects from the address of a page, with or without a host. Where they lead is checked with all
 * links.
 */
export const redirects = defineRule({
  messages: {
    'redirect-from-page': ({ path }: Path) =>
      `There is a page at ${quoted(path)}. Remove this redirect, or give the page another address.`,
    'redirect-with-slash': ({ got, path }: Path & { readonly got: string }) =>
      `A redirect holds with "/" at the end, too (got ${quoted(got)}). Write ${quoted(path)}.`,
  },
  repairs: { 'redirect-with-slash': ({ path }) => [path] },
  check({ folder, finding }) {
    const routes = routesIn(folder);
    return textProblems(folder.documents, ({ format, value, isValid }) => {
      if (format !== 'redirect-from') return undefined;
      const from = value.replace(/^https?:\/\/[^/]+/i, '').replace(/\/$/, '');
      // a text that is no address for another reason has an error already, which is enough
      const isAddress = isValid || /^https?:/i.test(value);
      // hosts find a page under the name of its file, too
      const page = from.replace(/\/index\.html$|\.html$/, '') || '/';
      const path = [from, page].find((address) => routes.has(address));
      if (isAddress && path !== undefined) return finding('redirect-from-page', { path });
      return isValid && from !== value
        ? finding('redirect-with-slash', { got: value, path: from })
        : undefined;
    });
  },
});

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
