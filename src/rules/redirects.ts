import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';
import { routesIn } from '../model/routes';

type Path = { readonly path: string };

/** Redirects from the address of a page, with or without host. Their targets are checked with all links. */
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
      // another text that is none is not told more than that
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
