import { contentForTests } from '../../../tests/support/content-copy';

const content = contentForTests();
const file = 'services/ethical-ai-audits.json';

it.each([
  [
    'error',
    'a control character',
    '\\u0007',
    'There is a control character in the text (U+0007). Delete the text and type it anew.',
  ],
  [
    'error',
    'an escaped tab',
    '\\t',
    'There is a control character in the text (U+0009). Delete the text and type it anew.',
  ],
  [
    'error',
    'half of a character',
    '\\ud800',
    'There is half of a character in the text (U+D800). Delete the text and type it anew.',
  ],
  [
    'error',
    'an override of direction',
    '\\u202e',
    'There is a hidden sign that turns the direction of the text in the text (U+202E). Delete the text and type it anew.',
  ],
  [
    'error',
    'an isolate',
    '\u2066',
    'There is a hidden sign that turns the direction of the text in the text (U+2066). Delete the text and type it anew.',
  ],
  [
    'warning',
    'a space without width',
    '\u200b',
    'There is an invisible sign without width in the text (U+200B). Delete the text and type it anew.',
  ],
  [
    'warning',
    'HTML',
    '<b>',
    'HTML is shown as it stands here (got <b>). Write the text without it.',
  ],
  [
    'warning',
    'a sign of HTML',
    '&nbsp;',
    'HTML is shown as it stands here (got &nbsp;). Write the text without it.',
  ],
])('gives an %s for %s', async (severity, _name, sign, sentence) => {
  content.replace(file, 'Ethical AI', `Ethical ${sign} AI`);
  expect(await content.problems()).toEqual([`${severity} content/${file}:3:3 title: ${sentence}`]);
});

it.each(['Café & Söhne', '👩‍👩‍👧 family', 'a < b > c', 'שלום', '5 × 6 − 2'])(
  'allows %s',
  async (text) => {
    content.replace(file, 'Ethical AI', text);
    expect(await content.problems()).toEqual([]);
  },
);
