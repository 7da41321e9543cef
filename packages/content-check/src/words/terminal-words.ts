import { folderWords } from './folder-words';
import { richTextWords } from './rich-text-words';
import { schemaWords } from './schema-words';
import { syntaxWords } from './syntax-words';
import { textWords } from './text-words';
import type { Words } from './words';

/** The words of the check for the terminal, the build, and whoever edits the files as text. */
export const terminalWords = {
  ...syntaxWords,
  ...schemaWords,
  ...textWords,
  ...richTextWords,
  ...folderWords,
};

type WithWords = { readonly words?: { readonly terminal?: Words } };

/** The same with the words of a model's own rules. */
export function terminalWordsOf({ words = {} }: WithWords): Words {
  return { ...terminalWords, ...words.terminal };
}
