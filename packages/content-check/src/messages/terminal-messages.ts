import { folderMessages } from './folder-messages';
import { richTextMessages } from './rich-text-messages';
import { schemaMessages } from './schema-messages';
import { syntaxMessages } from './syntax-messages';
import { textMessages } from './text-messages';
import type { Messages } from './messages';

/** The words of the check for the terminal, the build, and whoever edits the files as text. */
export const terminalMessages = {
  ...syntaxMessages,
  ...schemaMessages,
  ...textMessages,
  ...richTextMessages,
  ...folderMessages,
};

type WithMessages = { readonly words?: { readonly terminal?: Messages } };

/**
 * The same with the words of a model's own rules.
 * @throws if a rule has a code of the check
 */
export function terminalMessagesOf({ words = {} }: WithMessages): Messages {
  const { terminal = {} } = words;
  const taken = Object.keys(terminal).find((code) => code in terminalMessages);
  if (taken !== undefined)
    throw new Error(`A rule has the code "${taken}", which is one of the check. Rename it.`);
  return { ...terminalMessages, ...terminal };
}
