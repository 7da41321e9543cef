import { contentModel } from '../../../src/content-rules/content-model';
import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { reportsEdits } from '../../../tests/helpers/content/edit-cases';
import { checkContent } from './check-content';
import { formatProblem } from './words/words';

const content = contentForTests();
const file = 'services/ethical-ai-audits.json';

reportsEdits(
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

  navigation.json
  "label": "GitHub", → "label": "GitHub", "url": "https://git%hub.com/ridgeline",
    49:28 connect.accounts[0].url: Browsers don’t accept this address (got "https://git%hub.com/ridgeline"). Copy it once more.

  pages/404.json
  "title": "Page Not Found" → "title": "Łódź"
    nothing
  "title": "Page Not Found" → "title": "${'A'.repeat(41)}"
    nothing

  pages/contact.json
  "title": "Contact" → "title": "${'A'.repeat(41)}"
    warning 3:3 title: This is long for search results (41 characters). 4 to 40 are best.
  "title": "Contact" → "title": "Hi"
    warning 3:3 title: This is short for search results (2 characters). 4 to 40 are best.
  "title": "Contact" → "title": "Łódź"
    nothing
  "heading": "Let's Connect" → "heading": "Łódź"
    warning 9:7 sections[0].heading: Preview pictures of shared links can’t show "Ł", which their font lacks. Use Western European letters, or leave it.
  "heading": "Let's Connect" → "heading": "Ćwiczenia"
    nothing
  Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia. → Write or call.
    warning 4:3 description: This is short for search results (14 characters). 70 to 155 are best.

  site.json
  "name": "Example and Company" → "name": "Пример"
    warning 2:3 name: Preview pictures of shared links can’t show "П", which their font lacks. Use Western European letters, or leave it.
  https://ridgeline.example → https://www.ridgeline.com:99999
    4:3 url: Browsers don’t accept this address (got "https://www.ridgeline.com:99999"). Copy it once more.
  https://ridgeline.example → https://ridgeline|ethics.com
    4:3 url: Browsers don’t accept this address (got "https://ridgeline|ethics.com"). Copy it once more.
  "description": " → "description": "${'A'.repeat(150)}
    warning 6:3 description: This is long for search results (294 characters). 70 to 155 are best.
  `,
);

it.each(['Café & Söhne', '👩‍👩‍👧 family', 'a < b > c', 'שלום', '5 × 6 − 2'])(
  'allows %s',
  async (text) => {
    content.replace(file, 'Ethical AI', text);
    expect(await content.problems()).toEqual([]);
  },
);

it.each(['A', '<b', '&b'])('takes linear time for a very long text: %s …', async (data) => {
  content.replace(file, 'Ethical AI', data.repeat(500_000));
  expect(await content.problems()).toEqual([
    expect.stringMatching(/title: The text has \d+ characters, but only 60 fit/),
  ]);
});

it('warns of each placeholder with file and field', async () => {
  const problems = await checkContent(contentModel, content.root);
  expect(problems.map((problem) => formatProblem(problem, contentModel.words.terminal))).toEqual([
    'content/contact.json:2:3 email: This is still a placeholder (ridgeline.example). Replace it before the site is published.',
    'content/contact.json:3:3 phone: This is still a placeholder (555-0142). Replace it before the site is published.',
    'content/site.json:4:3 url: This is still a placeholder (ridgeline.example). Replace it before the site is published.',
  ]);
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
});

it('accepts real contact details', async () => {
  content.replace('contact.json', 'ridgeline.example', 'wv.gov');
  content.replace('contact.json', '555-0142', '558-2000');
  content.replace('site.json', 'ridgeline.example', 'wv.gov');
  expect(await checkContent(contentModel, content.root)).toEqual([]);
});
