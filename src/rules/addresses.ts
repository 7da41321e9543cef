import { namesIn, textOf } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { problemAt, problemInFile, textProblems } from 'content-check/problem-at';
import { quoted } from 'content-check/messages/phrases';
import { valueAt } from 'content-check/schema-traversal';
import { isDraft } from '../model/draft';
import { requiredPaths, routesIn } from '../model/routes';
import { editorAddress } from '../model/paths';
import { documentNamed } from './document-named';

type Params = { readonly path: string };

/** Pages that the site needs and that are missing, or drafts. */
export const requiredPages = defineRule({
  messages: {
    'page-missing': ({ path }: Params) => `No page has the address ${quoted(path)}. Put it back.`,
    'draft-needed': ({ path }: Params) =>
      `The site needs the page ${quoted(path)}, so it can’t be a draft. Publish it.`,
  },
  check({ folder, finding }) {
    const written = new Set(folder.documents.map((document) => textOf(document, 'page-path')));
    const isKnown = namesIn(folder, 'pages') !== undefined;
    return [
      ...requiredPaths
        .filter((path) => isKnown && !written.has(path))
        .map((path) => problemInFile(folder, 'pages', finding('page-missing', { path }))),
      ...folder.documents.filter(isDraft).flatMap((document) => {
        const path = textOf(document, 'page-path');
        return path !== undefined && requiredPaths.includes(path)
          ? [problemAt(document, ['draft'], finding('draft-needed', { path }))]
          : [];
      }),
    ];
  },
});

/** A site whose address is that of one of its pages: all pages would be below that page. */
export const siteUrlOfPage = defineRule({
  messages: {
    'site-address-page': ({ path, better }: { readonly path: string; readonly better: string }) =>
      `This is the address of the page ${quoted(path)}, not of the site. Use ${quoted(better)}, unless the whole site is in a folder of this name.`,
  },
  repairs: { 'site-address-page': ({ better }) => [better] },
  check({ folder, finding }) {
    const paths = [...routesIn(folder).keys()].filter((path) => path !== '/');
    return textProblems(
      folder.documents,
      ({ format, value, isValid }) => {
        if (format !== 'site-url' || !isValid || !URL.canParse(value)) return undefined;
        const { pathname } = new URL(value);
        const path = paths.find((page) => pathname.endsWith(page));
        if (path === undefined) return undefined;
        return finding('site-address-page', { path, better: value.slice(0, -path.length) });
      },
      'warning',
    );
  },
});

/** Pages and redirects at the address of the editor, on a site that publishes it. */
export const editorAddresses = defineRule({
  messages: {
    'page-at-editor': ({ path }: { readonly path: string }) =>
      `The editor on the published site has the address ${quoted(path)}. Choose another one.`,
  },
  check({ folder: { documents }, finding }) {
    const site = documentNamed(documents, 'site');
    if (!site || valueAt(site.value, ['editor']) === undefined) return [];
    const pages = textProblems(documents, ({ format, value }) =>
      format === 'page-path' && isTaken(value)
        ? finding('page-at-editor', { path: value })
        : undefined,
    );
    const redirects = documents.flatMap((document) => {
      const list = valueAt(document.value, ['redirects']);
      if (document.collection?.name !== 'redirects' || !Array.isArray(list)) return [];
      return list.flatMap((_, index) => {
        const place = ['redirects', index, 'from'];
        const from = valueAt(document.value, place);
        return typeof from === 'string' && isTaken(from)
          ? [problemAt(document, place, finding('page-at-editor', { path: from }))]
          : [];
      });
    });
    return [...pages, ...redirects];
  },
});

const isTaken = (path: string) => path === editorAddress || path.startsWith(`${editorAddress}/`);
