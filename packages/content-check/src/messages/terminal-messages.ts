import { folderWords } from './folder-messages';
import { richTextWords } from './rich-text-messages';
import { schemaWords } from './schema-messages';
import { syntaxWords } from './syntax-messages';
import { textWords } from './text-messages';
import type { Messages } from './messages';

/** The words of the check for the terminal, the build, and whoever edits the files as text. */
export const terminalMessages = {
  ...syntaxWords,
  ...schemaWords,
  ...textWords,
  ...richTextWords,
  ...folderWords,
};

type WithWords = { readonly words?: { readonly terminal?: Messages } };

/**
 * The same with the words of a model's own rules.
 * @throws if a rule has a code of the check
 */
export function terminalWordsOf({ words = {} }: WithWords): Messages {
  const { terminal = {} } = words;
  const taken = Object.keys(terminal).find((code) => code in terminalMessages);
  if (taken !== undefined)
    throw new Error(`A rule has the code "${taken}", which is one of the check. Rename it.`);
  return { ...terminalMessages, ...terminal };
}
