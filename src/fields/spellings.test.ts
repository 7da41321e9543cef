import { linkSpelling } from './spellings';

it.each([
  ['june@example.org', 'mailto:june@example.org'],
  ['June.O’Neill+shop@mail.example.org', 'mailto:June.O’Neill+shop@mail.example.org'],
  ['+1 (304) 555-0142', 'tel:+13045550142'],
  ['+49 30/90\u201118\u00A020', 'tel:+4930901820'],
  ['+49 (0)30 901820', 'tel:+4930901820'],
  ['www.example.org/about', 'https://www.example.org/about'],
])('makes of %s the link %s', (typed, link) => {
  expect(linkSpelling(typed)).toBe(link);
});

it.each([
  '/about#team',
  '#team',
  'mailto:june@example.org',
  'tel:+13045550142',
  'https://social.example.org/@june',
  'june@home',
  // from which country?
  '304-555-0142',
  '+49',
  'call +49 30 901820',
])('leaves the link %s as it is', (link) => {
  expect(linkSpelling(link)).toBe(link);
});
