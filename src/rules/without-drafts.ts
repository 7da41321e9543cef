import { checkFolder } from 'content-check/check-folder';
import type { ContentModel } from 'content-check/content-model';
import { defineRule } from 'content-check/define-rule';
import { folderOfTexts } from 'content-check/folder-of-texts';
import { problemInFile } from 'content-check/problem-at';
import { terminalWordsOf } from 'content-check/words/terminal-words';
import { wordsOf } from 'content-check/words/words';
import { publicEntries } from '../model/public-entries';

/**
 * Errors that only visitors would get, from whom drafts and what leads to them are kept.
 * @param model what must be true of the content, with drafts or without
 */
export const withoutDrafts = (model: ContentModel) =>
  defineRule({
    messages: {
      'wrong-without-drafts': ({ found }: { readonly found: string }) =>
        `Without drafts, as visitors get it, this has an error: ${found} Remove "draft" from what it leads to, or what leads there.`,
    },
    editorMessages: {
      'wrong-without-drafts': () =>
        'Without drafts, as visitors get it, this has an error. Make public what it leads to, or remove what leads there.',
    },
    check({ folder, pictures, finding }) {
      const entries = Object.fromEntries(
        folder.documents.map(({ path, value }) => [path, value as object]),
      );
      const shown = publicEntries(entries);
      if (shown === entries) return [];
      const texts = Object.entries(shown).map(
        ([path, entry]) => [path, JSON.stringify(entry)] as const,
      );
      const others = [...folder.paths].filter((path) => !(path in entries));
      const visible = folderOfTexts(model, Object.fromEntries(texts), others);
      return checkFolder(model, visible, pictures)
        .filter(({ severity }) => severity === 'error')
        .map((problem) => {
          const words = wordsOf(problem, terminalWordsOf(model));
          const found = problem.field === '' ? words : `${problem.field}: ${words}`;
          const path = problem.file.slice(visible.name.length + 1);
          return problemInFile(folder, path, finding('wrong-without-drafts', { found }));
        });
    },
  });
