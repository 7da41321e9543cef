import { folderWords } from './folder-words';
import { richTextWords } from './rich-text-words';
import { schemaWords } from './schema-words';
import { syntaxWords } from './syntax-words';
import { textWords } from './text-words';

/** The words of the check for the terminal, the build, and whoever edits the files as text. */
export const terminalWords = {
  ...syntaxWords,
  ...schemaWords,
  ...textWords,
  ...richTextWords,
  ...folderWords,
};
