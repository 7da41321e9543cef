import { smallSite } from '../tests/small-site';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();
const file = 'services/ethical-ai-audits.json';

reportsEdits(
  'reports characters that nobody sees or means',
  content,
  `
  services/ethical-ai-audits.json
  Ethical AI → Ethical \\u0007 AI
    3:3 title: There is a control character in the text (U+0007; character 9, after "Ethical "). Delete it, or type the words around it again.
  Ethical AI → Ethical \\t AI
    3:3 title: There is a control character in the text (U+0009, tab; character 9, after "Ethical "). Delete it, or type the words around it again.
  Ethical AI → Ethical \\ud800 AI
    3:3 title: There is half a character in the text (U+D800; character 9, after "Ethical "). Delete it, or type the words around it again.
  Ethical AI → Ethical \\u202e AI
    3:3 title: There is a hidden character that turns the direction of text in the text (U+202E, right-to-left override; character 9, after "Ethical "). Delete it, or type the words around it again.
  Ethical AI → Ethical \u2066 AI
    3:3 title: There is a hidden character that turns the direction of text in the text (U+2066, left-to-right isolate; character 9, after "Ethical "). Delete it, or type the words around it again.
  Ethical AI → Ethical \u200b AI
    warning 3:3 title: There is an invisible character in the text (U+200B, zero-width space; character 9, after "Ethical "). Delete it, or type the words around it again.
  "Ethical AI → "\u2063Ethical AI
    warning 3:3 title: There is an invisible character in the text (U+2063, invisible separator; character 1, at the start). Delete it, or type the words around it again.
  Ethical AI → Ethical \uf0b7 AI
    warning 3:3 title: There is a character that only a special font can show in the text (U+F0B7, bullet of Word; character 9, after "Ethical "). Type another one, such as • for a bullet.
  Ethical AI → Ethical \ufffd AI
    warning 3:3 title: There is a mark where a character was lost in the text (U+FFFD, replacement character; character 9, after "Ethical "). Type the character that belongs there.
  Ethical AI → Ethical \u{1ffff} AI
    warning 3:3 title: There is a character that Unicode does not know in the text (U+1FFFF; character 9, after "Ethical "). Type another one.
  Ethical AI → Ethical CafÃ© AI
    warning 3:21 title: Another program has read this in the wrong encoding (got "CafÃ©"). Did you mean "Café"?
  Ethical AI → Ethical <b> AI
    warning 3:3 title: HTML would be shown as plain text (got <b>). Remove it.
  Ethical AI → Ethical &nbsp; AI
    warning 3:3 title: HTML would be shown as plain text (got &nbsp;). Remove it.

  site.json
  https://www.wv.gov → https://www.wv.gov:99999
    2:3 url: Browsers don’t accept this address (got "https://www.wv.gov:99999"). Copy it once more.
  https://www.wv.gov → https://wv|state.gov
    2:3 url: Browsers don’t accept this address (got "https://wv|state.gov"). Copy it once more.

  contact.json
  office@wv.gov → hello@ridgeline.example
    warning 2:3 email: This is still a placeholder (ridgeline.example). Replace it before the site is published.
  558-2000 → 555-0142
    warning 3:3 phone: This is still a placeholder (555-0142). Replace it before the site is published.
  `,
);

it.each(['Café & Söhne', '👩‍👩‍👧 family', 'a < b > c', 'שלום', '5 × 6 − 2'])('allows %s', (text) => {
  content.replace(file, 'Ethical AI', text);
  expect(content.problems()).toEqual([]);
});

it.each(['A', '<b', '&b'])('takes linear time for a very long text: %s …', (data) => {
  content.replace(file, 'Ethical AI', data.repeat(500_000));
  expect(content.problems()).toEqual([
    expect.stringMatching(/title: The text has \d+ characters, but only 60 fit/),
  ]);
});
