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

/**
 * The same with the words of a model's own rules.
 * @throws if a rule has a code of the check
 */
export function terminalWordsOf({ words = {} }: WithWords): Words {
  const { terminal = {} } = words;
  const taken = Object.keys(terminal).find((code) => code in terminalWords);
  if (taken !== undefined)
    throw new Error(`A rule has the code "${taken}", which is one of the check. Rename it.`);
  return { ...terminalWords, ...terminal };
}
