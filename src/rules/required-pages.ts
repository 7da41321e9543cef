import { namesIn, textOf } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { problemAt, problemInFile } from 'content-check/problem-at';
import { quoted } from 'content-check/words/phrases';
import { isDraft } from '../model/draft';
import { requiredPaths } from '../model/routes';

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
