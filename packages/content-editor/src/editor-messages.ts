import type { ContentModel } from 'content-check/content-model';
import { onOneLine } from 'content-check/visible-text';
import { named, quoted } from 'content-check/messages/phrases';
import { pictureMessages } from 'content-check/messages/picture-messages';
import { richTextMessages } from 'content-check/messages/rich-text-messages';
import type { syntaxMessages } from 'content-check/messages/syntax-messages';
import type { terminalMessages } from 'content-check/messages/terminal-messages';
import { duplicateMessage, textMessages } from 'content-check/messages/text-messages';
import { typeNames, valueMessages } from 'content-check/messages/value-messages';
import { anyCode, type Messages, type MessagesLike } from 'content-check/messages/messages';

const restored = 'Restore an earlier version.';
const chosenAnew = 'Choose a picture anew.';
const forOthers = 'Ask whoever looks after the files of the site.';

/** The words of the check that a form has, too; those about files and JSON would only make it larger. */
const sharedMessages = {
  ...valueMessages,
  ...textMessages,
  ...richTextMessages,
  ...pictureMessages,
};

type All = MessagesLike<typeof terminalMessages>;
type Own = Omit<All, keyof typeof sharedMessages | keyof typeof syntaxMessages>;

/**
 * What the form says of a problem where a terminal's words don't suit it. Whoever uses the form sees titles,
 * and neither files, JSON nor names for programs; the form itself takes care of brackets, quotation marks,
 * lines and spaces.
 */
const ownMessages: Partial<All> & Own = {
  'byte-order-mark': () =>
    'Another program has put an invisible character at its start. Any change here removes it.',
  'name-twice': () =>
    'This was written twice outside the form. Change it, and only this one is kept.',
  'entry-missing': () => `This was damaged outside the form. ${restored}`,
  'field-missing': () => 'This is empty.',
  'field-unknown': () => 'The site doesn’t show this. Remove it.',
  'first-missing': ({ owner, first }) => `A ${named(owner)} needs its ${named(first)}. ${restored}`,
  'first-misplaced': ({ owner, first }) =>
    `A ${named(owner)} starts with its ${named(first)}. ${restored}`,
  'first-again': ({ owner, first }) =>
    `A ${named(owner)} can have only one ${named(first)}, at the top. Remove this one.`,
  'type-wrong': ({ got, type, wanted }) =>
    wanted === 'number' && type === 'text'
      ? notANumber(got)
      : `This is ${typeNames[type]}, but it should be ${typeNames[wanted]}. Start over.`,
  'value-wrong': () => 'This value does not fit here. Start over.',
  'text-empty': ({ advice }) => valueMessages['text-empty']({ advice: withoutLines(advice) }),
  'text-blank': ({ advice }) => valueMessages['text-blank']({ advice: withoutLines(advice) }),
  'text-invisible': ({ advice }) =>
    valueMessages['text-invisible']({ advice: withoutLines(advice) }),
  'choice-unknown': () => 'Choose one.',
  'reference-unknown': ({ entry }) =>
    `This ${named(entry)} is not on the site. Choose another, or remove it.`,
  'mark-unclosed': ({ mark, near }) =>
    `There is a “${mark}” without its partner, near ${quoted(near)}. Add the other one, or write “${mark.replaceAll('*', String.raw`\*`)}” for the character itself.`,
  'html-refused': ({ found }) =>
    `Texts can’t contain HTML (got ${found}). Use **bold**, *emphasis* or [a link](/about) instead.`,
  duplicate: (duplicate) => {
    const { title } = duplicate.elsewhere ?? {};
    return duplicateMessage(duplicate, title === undefined ? undefined : `“${title}”`);
  },
  'duplicate-in-list': () => 'This list has it already. Change or remove this one.',
  'commit-unreadable': () => `Earlier versions of this can’t be read. ${forOthers}`,
  'file-missing': () => `This is gone. ${restored}`,
  'file-ignored': () => `The site doesn’t read this. ${forOthers}`,
  'symbolic-link': () => `Only the place of this is kept here, not what it says. ${forOthers}`,
  'name-impossible': () => `Some computers can’t keep this under its name. ${forOthers}`,
  'name-twin': () => `Some computers can’t tell the name of this from another one. ${forOthers}`,
  'picture-outside': () => `This picture is not among those of the site. ${chosenAnew}`,
  'picture-missing': () => `This picture is gone. ${chosenAnew}`,
  'picture-letter-case': () => `This picture can’t be found under its name. ${chosenAnew}`,
  'picture-accent': () => `This picture can’t be found under its name. ${chosenAnew}`,
  'alternative-is-name': ({ got }) =>
    `This is the name of the picture (got ${quoted(got)}). Say what it shows, or leave this empty for decoration.`,
  'picture-empty': () => `There is nothing in this picture. ${chosenAnew}`,
  'picture-pointer': () => `This picture is kept elsewhere, not on this computer. ${forOthers}`,
  'picture-ending': () => `This picture is of another kind than its name says. ${chosenAnew}`,
};

/** The messages of a form for every code of the check and of the model's rules. */
export function messagesFor({ words = {} }: Pick<ContentModel, 'words'>): Messages {
  const all: Messages = {
    // a file that is no JSON has no form: nobody can repair it there, whatever is wrong
    [anyCode]: () => `This was damaged outside the form, and can’t be read. ${restored}`,
    ...sharedMessages,
    ...words.terminal,
    ...ownMessages,
    ...words.editor,
  };
  const plain = Object.entries(all).map(
    ([code, say]) =>
      [code, (params: never, words: Messages) => plainly(say(params, words))] as const,
  );
  return Object.fromEntries(plain);
}

/** 'This is wrong (got "x"). Mend it.' is said as 'This is wrong: "x". Mend it.' */
function plainly(message: string): string {
  return message.replace(/ \(got ("(?:\\.|[^"\\])*"|[^)]*)\)/g, ': $1');
}

/** What was typed where a number belongs. */
function notANumber(got: unknown): string {
  return got === ''
    ? 'This is empty.'
    : `This is no number (got ${quoted(got)}). Write up to 15 digits, such as 12 or 0.5.`;
}

function withoutLines(advice: string): string {
  return advice === onOneLine ? '' : advice;
}
