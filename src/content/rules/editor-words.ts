import { editorWords as checkWords } from 'content-check/words/editor-words';
import { quoted } from 'content-check/words/phrases';
import type { Advice } from 'content-check/words/schema-words';
import type { terminalWords } from 'content-check/words/terminal-words';
import type { WordsLike } from 'content-check/words/words';
import { onOneLine } from '../fields/fields';
import { faultWords } from '../fields/fault-words';
import { ruleWords } from './rule-words';

type TerminalWords = typeof terminalWords & typeof faultWords & typeof ruleWords;

const choosePicture = () => 'The site can’t find this picture. Choose one anew.';

/** Words for the editor, which takes care of lines and spaces, and has a switch for drafts. */
export const editorWords: WordsLike<TerminalWords> = {
  ...checkWords,
  ...faultWords,
  ...ruleWords,
  'text-empty': ({ advice }) => checkWords['text-empty']({ advice: withoutLines(advice) }),
  'text-blank': ({ advice }) => checkWords['text-blank']({ advice: withoutLines(advice) }),
  'text-invisible': ({ advice }) => checkWords['text-invisible']({ advice: withoutLines(advice) }),
  'address-lost': ({ path }) =>
    `There was a page at ${quoted(path)}, where nothing is now. Add a redirect from it.`,
  'service-unlisted': () =>
    'No page shows this service. Add it to the services of a page, or delete it.',
  'picture-elsewhere': choosePicture,
  'picture-backslash': choosePicture,
  'picture-without-folder': choosePicture,
  'picture-character': choosePicture,
  'picture-ending-uppercase': choosePicture,
  'picture-ending-unknown': choosePicture,
  'picture-without-ending': choosePicture,
  'page-is-draft': ({ path }) =>
    `The page ${quoted(path)} is a draft. Publish it, or link to another.`,
};

function withoutLines(advice: Advice['advice']): string {
  return advice === onOneLine ? '' : advice;
}
