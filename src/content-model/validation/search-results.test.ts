import { contentForTests } from '../../../tests/support/content-copy';

const content = contentForTests();
const file = 'pages/contact.json';

it.each([
  [
    'a title that is cut',
    '"title": "Contact"',
    `"title": "${'A'.repeat(41)}"`,
    '3:3 title: This is long for search results (41 characters). 4 to 40 are best.',
  ],
  [
    'a title that says nothing',
    '"title": "Contact"',
    '"title": "Hi"',
    '3:3 title: This is short for search results (2 characters). 4 to 40 are best.',
  ],
  [
    'a description that says little',
    'Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia.',
    'Write or call.',
    '4:3 description: This is short for search results (14 characters). 70 to 155 are best.',
  ],
  [
    'a title that another page has',
    '"title": "Contact"',
    '"title": "Our Mission and Commitments"',
    '3:3 title: The page in content/pages/about.json has the same title "Our Mission and Commitments". Give each page its own.',
  ],
])('warns of %s', async (_name, words, others, sentence) => {
  content.replace(file, words, others);
  expect(await content.problems()).toEqual([`warning content/${file}:${sentence}`]);
});

it('warns of a description of the site that is cut', async () => {
  content.replace('site.json', '"description": "', `"description": "${'A'.repeat(150)}`);
  expect(await content.problems()).toEqual([
    'warning content/site.json:7:3 description: This is long for search results (294 characters). 70 to 155 are best.',
  ]);
});
