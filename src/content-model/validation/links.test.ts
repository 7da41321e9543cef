import { contentForTests } from '../../../tests/support/content-copy';

const content = contentForTests();
const file = 'pages/home.json';

it.each([
  ['/servces', 'There is no page "/servces". Did you mean "/services"?'],
  ['/services/', 'Addresses of pages do not end in "/" (got "/services/"). Write "/services".'],
  ['/Services', 'Pages are named in lowercase letters (got "/Services"). Write "/services".'],
  ['services', 'A page begins with "/" (got "services"). Write "/services".'],
  [
    'www.example.org',
    'The beginning of the address is missing (got "www.example.org"). Write "https://www.example.org".',
  ],
  [
    'http://example.org',
    'This address is not secure (got "http://example.org"). Write "https://".',
  ],
  ['//example.org', 'The beginning "https:" is missing (got "//example.org"). Write it.'],
  ['https:\\\\example.org', 'An address has no "\\" (got "https:\\\\\\\\example.org"). Write "/".'],
  ['https://', 'This address is not complete (got "https://"). Copy it once more.'],
  [
    'javascript:alert(1)',
    'Links with "javascript:" are not allowed (got "javascript:alert(1)"). Use https, mailto or tel.',
  ],
  [
    'JaVaScRiPt:alert(1)',
    'Links with "JaVaScRiPt:" are not allowed (got "JaVaScRiPt:alert(1)"). Use https, mailto or tel.',
  ],
  [
    'data:text/html,x',
    'Links with "data:" are not allowed (got "data:text/html,x"). Use https, mailto or tel.',
  ],
  [
    'mailto:a@b@example.org',
    'This is no email link (got "mailto:a@b@example.org"). Write "mailto:name@place.com".',
  ],
  [
    'mailto:a b@example.org',
    'An address has no spaces (got "mailto:a b@example.org"). Remove them.',
  ],
  [
    'tel:3045550100',
    'This is no phone link (got "tel:3045550100"). Write it as "tel:+13045550142".',
  ],
  [
    '/services#steps',
    'No section of the page "/services" has the anchor "steps". Choose one of: how-it-runs.',
  ],
  [
    '/services#how-it-run',
    'No section of the page "/services" has the anchor "how-it-run". Did you mean "how-it-runs"?',
  ],
  ['#steps', 'No section of the page "/" has the anchor "steps". Remove it.'],
  [
    '?page=2',
    'This is not in the right form (got "?page=2"). Write a page of this site such as "/about", or an address that begins with "https://", "mailto:" or "tel:+".',
  ],
])('a link to %s is reported with the cure', async (address, sentence) => {
  content.replace(file, '"/services"', JSON.stringify(address));
  expect(await content.problems()).toEqual([
    `error content/${file}:21:11 sections[0].actions[0].href: ${sentence}`,
  ]);
});

it.each([
  '/services#how-it-runs',
  'https://www.wv.gov/about?x=1#y',
  'mailto:hello@wv.gov?subject=Hello',
  'tel:+13045551234',
])('a link to %s is right', async (address) => {
  content.replace(file, '"/services"', JSON.stringify(address));
  expect(await content.problems()).toEqual([]);
});

it('a mere place on a page is no link for every page', async () => {
  content.replace('navigation.json', '"/services"', '"#how-it-runs"');
  expect(await content.problems()).toEqual([
    'error content/navigation.json:13:7 primary[2].href: This link stands on every page. Write the page before the "#".',
  ]);
});

it('a link to a page that can’t be read is not the one to mend', async () => {
  content.replace('pages/services.json', '"path"', '"path');
  const problems = await content.problems();
  expect(problems).toEqual([
    'error content/pages/services.json:2:11 A quotation mark inside a text ends the text too soon. Write \\" for it.',
  ]);
});
