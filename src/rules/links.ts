import { namesIn, textOf } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { textProblems } from 'content-check/problem-at';
import { suggested } from 'content-check/repairs';
import { type Suggestion, suggestion } from 'content-check/suggestion';
import { advice, quoted } from 'content-check/messages/phrases';
import { type Redirects, redirectsIn, type Routes, routesIn } from '../model/routes';
import { notFoundPage } from '../model/paths';

type Path = { readonly path: string };
type Suggested = { readonly suggestion: Suggestion };

/** Links and redirects to a missing page or anchor. */
export const links = defineRule({
  messages: {
    'page-unknown': ({ path, suggestion }: Path & Suggested) =>
      `There is no page ${quoted(path)}. ${advice(suggestion)}`,
    'page-with-slash': ({ got, path }: Path & { readonly got: string }) =>
      `The address of a page doesn’t end in "/" (got ${quoted(got)}). Write ${quoted(path)}.`,
    'page-gone': ({ path }: Path) =>
      `There is no page ${quoted(path)} any more. Choose another, or remove this.`,
    'redirect-circle': ({ way }: { readonly way: readonly string[] }) =>
      `This leads around in a circle: ${way.join(' → ')}. Choose a page that exists.`,
    'anchor-unknown': ({
      path,
      anchor,
      suggestion,
    }: Path & Suggested & { readonly anchor: string }) =>
      `Nothing on the page ${quoted(path)} has the anchor ${quoted(anchor)}. ${advice(suggestion)}`,
    'anchor-without-page': () => 'This link is on every page. Add the page before the "#".',
  },
  repairs: {
    'page-unknown': ({ suggestion }) => suggested(suggestion),
    'page-with-slash': ({ path }) => [path],
    'anchor-unknown': ({ path, suggestion }) =>
      suggested(suggestion).map((anchor) => `${path}#${anchor}`),
  },
  check({ folder, finding }) {
    const routes = routesIn(folder);
    const redirects = redirectsIn(folder);
    const knowsAllPages = namesIn(folder, 'pages') !== undefined;
    return textProblems(folder.documents, ({ traits, value, isValid }, document) => {
      const isLink = traits.refersTo?.collection === 'pages' && isValid && /^[/#]/.test(value);
      if (!isLink) return undefined;
      const [page = '', anchor] = value.split('#');
      const hash = anchor === undefined ? '' : `#${anchor}`;
      const path = page === '' ? textOf(document, 'page-path') : page;
      if (path === undefined) return finding('anchor-without-page');

      const route = routes.get(path);
      if (route) {
        if (anchor === undefined || route.anchors.includes(anchor)) return undefined;
        const meant = suggestion(anchor, route.anchors);
        return finding('anchor-unknown', { path, anchor, suggestion: meant });
      }

      if (!knowsAllPages) return undefined;
      const moved = followRedirects(path, anchor, routes, redirects);
      if (moved) {
        if ('way' in moved) return finding('redirect-circle', moved);
        // deleted pages are often redirected to the home page, but nobody means that by a link
        if (moved.to === '/') return finding('page-gone', { path });
        return finding('page-unknown', { path, suggestion: { guess: moved.to } });
      }
      const withoutSlash = path.replace(/\/+$/, '');
      if (routes.has(withoutSlash)) {
        return finding('page-with-slash', { got: path + hash, path: withoutSlash + hash });
      }
      const offered = [...routes.keys()].filter((known) => known !== notFoundPage);
      const meant = suggestion(path, offered);
      return finding('page-unknown', {
        path,
        suggestion: 'guess' in meant ? { guess: meant.guess + hash } : meant,
      });
    });
  },
});

/**
 * Where an old address, with or without a trailing slash, leads now, or the circle in which it leads.
 * @returns undefined if there is no redirect from it, or none that leads to a page
 */
function followRedirects(
  page: string,
  anchor: string | undefined,
  routes: Routes,
  redirects: Redirects,
): { readonly to: string } | { readonly way: readonly string[] } | undefined {
  const way = [page.replace(/\/$/, '')];
  for (;;) {
    const to = redirects.get(way.at(-1) ?? '');
    if (to === undefined) return undefined;
    const [target = ''] = to.split('#');
    const route = routes.get(target);
    if (route) {
      const isThere = anchor !== undefined && route.anchors.includes(anchor);
      return { to: isThere ? `${target}#${anchor}` : to };
    }
    const isCircle = way.includes(target);
    way.push(target);
    if (isCircle) return { way };
  }
}
