import { typeNames, wrongType } from './schema-words';
import { terminalWords } from './terminal-words';
import { duplicateWords } from './text-words';
import type { WordsLike } from './words';

/**
 * The words of the check for a form. It takes care of brackets and quotation marks, shows fields by their
 * titles, and calls other entries by theirs. A file that is no JSON has no form, so its words are the same.
 */
export const formWords: WordsLike<typeof terminalWords> = {
  ...terminalWords,
  'entry-missing': () => 'The file should contain one entry.',
  'field-missing': () => 'This is empty.',
  'type-wrong': (params) => wrongType(params, typeNames),
  'choice-unknown': (params) =>
    params.got === '' ? 'Choose one.' : terminalWords['choice-unknown'](params),
  duplicate: (duplicate) => {
    const { file, title } = duplicate.elsewhere ?? {};
    return duplicateWords(duplicate, title === undefined ? file : `“${title}”`);
  },
};
