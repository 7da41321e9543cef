import { defineModel } from 'content-check/define-model';
import { defineRule } from 'content-check/define-rule';
import { terminalMessages } from 'content-check/messages/terminal-messages';
import { messageOf } from 'content-check/messages/messages';
import { messagesFor } from './editor-messages';

const titles = defineRule({
  messages: {
    'title-loud': () => 'Write "title" in lowercase.',
    'title-long': () => 'This is long. Shorten it.',
  },
  editorMessages: { 'title-loud': () => 'This is loud.' },
  check: () => [],
});
const words = messagesFor(defineModel({ collections: [], rules: [titles] }));
const say = (code: string, table = words) => messageOf({ code, params: {} }, table);

describe('the words of the form', () => {
  it('says what a rule says in an editor, and the same as elsewhere where it says nothing else', () => {
    expect(say('title-loud')).toBe('This is loud.');
    expect(say('title-long')).toBe('This is long. Shorten it.');
  });

  it('says nothing of files, where the check does, and needs no words of a model', () => {
    expect(say('file-missing', terminalMessages)).toMatch(/file/);
    for (const table of [words, messagesFor({})])
      expect(say('file-missing', table)).toBe('This is gone. Restore an earlier version.');
  });

  it.each(['hi', 'a "b" (c) d', String.raw`a\b`])('says plainly that %j was found', (got) => {
    const params = { got };
    expect(messageOf({ code: 'text-padded', params }, words)).toBe(
      `There is a space before or after the text: ${JSON.stringify(got)}. Remove it.`,
    );
  });

  it.each([
    ['four', 'This is no number: "four". Write up to 15 digits, such as 12 or 0.5.'],
    ['', 'This is empty.'],
  ])('says of “%s” in place of a number what to write', (got, message) => {
    const params = { got, type: 'text', wanted: 'number' };
    expect(messageOf({ code: 'type-wrong', params }, words)).toBe(message);
  });
});
