import { linkSpelling, phoneSpelling } from './spellings';

it.each([
  '304-555-0142',
  '304.555.0142',
  '304 555 0142',
  '3045550142',
  '(304)555-0142',
  '(304) 555-0142',
  '304/555-0142',
  '1-304-555-0142',
  '+1 304 555 0142',
  '+13045550142',
  '304\u2013555\u20110142',
  '304\u00A0555\u00A00142',
])('spells the phone number %s as the site does', (typed) => {
  expect(phoneSpelling(typed)).toBe('(304) 555-0142');
});

it.each(['', '555-0142', '304-555-01423', '104-555-0142', '+44 20 7946 0958', 'call us'])(
  'leaves “%s” as it is, which is no such number',
  (typed) => {
    expect(phoneSpelling(typed)).toBe(typed);
    expect(linkSpelling(typed)).toBe(typed);
  },
);

it.each([
  ['june@example.org', 'mailto:june@example.org'],
  ['June.O’Neill+shop@mail.example.org', 'mailto:June.O’Neill+shop@mail.example.org'],
  ['304-555-0142', 'tel:+13045550142'],
  ['+1 (304) 555-0142', 'tel:+13045550142'],
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
])('leaves the link %s as it is', (link) => {
  expect(linkSpelling(link)).toBe(link);
});
