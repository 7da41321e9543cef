import { defineRule } from 'content-check/define-rule';
import { problemAt, textProblems } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { quoted } from 'content-check/words/phrases';
import { editorAddress } from '../model/editor-address';

/** Pages and redirects at the address of the editor, on a site that has it. */
export const editorAddresses = defineRule({
  messages: {
    'page-at-editor': ({ path }: { readonly path: string }) =>
      `The editor on the published site has the address ${quoted(path)}. Choose another one.`,
  },
  check({ folder: { documents }, finding }) {
    const site = documents.find(({ collection }) => collection?.name === 'site');
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
