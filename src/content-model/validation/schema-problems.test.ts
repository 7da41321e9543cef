import { contentForTests } from '../../../tests/support/content-copy';

const content = contentForTests();

describe('a service', () => {
  const file = 'services/ethical-ai-audits.json';

  it.each([
    [
      'a missing field',
      '"title": "Ethical AI Audits",',
      '',
      '1:1 title: The field “Title” is missing. Add "title": "AI Strategy Consulting".',
    ],
    [
      'a misspelt field',
      '"title"',
      '"titel"',
      '3:3 titel: There is no field of this name here. Did you mean "title"?',
    ],
    [
      'an unknown field',
      '"alt"',
      '"colour": "red", "alt"',
      '6:3 colour: There is no field of this name here. Choose one of: slug, title, description, icon, alt.',
    ],
    [
      'a number for a text',
      '"Ethical AI Audits"',
      '42',
      '3:3 title: A number stands here (got 42), but it should be a text in quotation marks. An example: "AI Strategy Consulting".',
    ],
    [
      'null for a text',
      '"Ethical AI Audits"',
      'null',
      '3:3 title: Nothing stands here (got null), but it should be a text in quotation marks. An example: "AI Strategy Consulting".',
    ],
    [
      'a list for a text',
      '"Ethical AI Audits"',
      '["x"]',
      '3:3 title: A list stands here (got ["x"]), but it should be a text in quotation marks. An example: "AI Strategy Consulting".',
    ],
    [
      'an empty text',
      '"Ethical AI Audits"',
      '""',
      '3:3 title: Nothing stands here. Write some words on one line, with no space before or after them.',
    ],
    [
      'a text of spaces',
      '"Ethical AI Audits"',
      '"  "',
      '3:3 title: Only spaces stand here. Write some words on one line, with no space before or after them.',
    ],
    [
      'a space before a text',
      '"Ethical AI Audits"',
      '" Ethical"',
      '3:3 title: There is a space before or after the text (got " Ethical"). Remove it.',
    ],
    [
      'a line break in a text',
      'Ethical AI Audits',
      'Ethical\\nAI',
      '3:3 title: There is a line break in the text. Write it on one line.',
    ],
    [
      'a text that is too long',
      'Ethical AI Audits',
      'A'.repeat(61),
      '3:3 title: The text has 61 characters, but only 60 fit. Shorten it.',
    ],
    [
      'an icon that is nearly right',
      '"scales"',
      '"scale"',
      '5:3 icon: "scale" is not one of the choices. Did you mean "scales"?',
    ],
    [
      'an icon nobody has',
      '"scales"',
      '"robot"',
      '5:3 icon: "robot" is not one of the choices. Choose a name that exists, such as barn, binoculars, book-open.',
    ],
    [
      'a list for an icon',
      '"scales"',
      '["scales"]',
      '5:3 icon: A list stands here (got ["scales"]), but it should be a text in quotation marks. An example: "compass".',
    ],
    [
      'a short name in capitals',
      '"slug": "ethical-ai-audits"',
      '"slug": "Ethical AI Audits"',
      '2:3 slug: Short names have lowercase letters, digits and single hyphens (got "Ethical AI Audits"). Write "ethical-ai-audits".',
    ],
  ])('with %s is reported with the cure', async (_name, words, others, sentence) => {
    content.replace(file, words, others);
    expect(await content.problems()).toEqual([`error content/${file}:${sentence}`]);
  });

  it('that is a list is reported', async () => {
    content.write(file, '[]');
    expect(await content.problems()).toEqual([
      `error content/${file}:1:1 A list stands here (got []), but it should be a group of fields in curly brackets.`,
    ]);
  });

  it('with several mistakes is reported with all of them', async () => {
    content.write(
      file,
      '{\n  "slug": "ethical-ai-audits",\n  "titel": "X",\n  "icon": "scale",\n  "alt": 3\n}\n',
    );
    expect(await content.problems()).toEqual([
      expect.stringContaining(':1:1 description: The field “Description” is missing.'),
      expect.stringContaining(':3:3 titel: There is no field of this name'),
      expect.stringContaining(':4:3 icon: "scale" is not one of the choices.'),
      expect.stringContaining(':5:3 alt: A number stands here'),
    ]);
  });
});

describe('a page', () => {
  const file = 'pages/home.json';

  it.each([
    [
      'no hero at the top',
      '"type": "hero"',
      '"type": "story"',
      '15:7 sections[0].type: A page begins with its hero (got "story"). Move the section of the type "hero" to the top, or add one.',
    ],
    [
      'two heroes',
      '"type": "banner"',
      '"type": "hero"',
      '44:7 sections[2].type: A page has one hero, at the top, and this is another. Remove it, or give it another type.',
    ],
    [
      'a misspelt type of section',
      '"type": "banner"',
      '"type": "baner"',
      '44:7 sections[2].type: "baner" is not one of the choices. Did you mean "banner"?',
    ],
    [
      'a section without a type',
      '"type": "banner",',
      '',
      '43:5 sections[2].type: The field “type” is missing. Add "type": "service-cards".',
    ],
    [
      'a choice that is none',
      '"tall"',
      '"large"',
      '28:7 sections[0].size: "large" is not one of the choices. Choose one of: short, tall.',
    ],
    [
      'a missing choice',
      '"size": "tall",',
      '',
      '14:5 sections[0].size: The field “Height” is missing. Add "size": "short".',
    ],
    [
      'a text for yes or no',
      '"size"',
      '"night": "yes", "size"',
      '28:7 sections[0].night: A text stands here (got "yes"), but it should be true or false, without quotation marks. An example: true.',
    ],
    [
      'a malformed address',
      '"path": "/"',
      '"path": "Home Page"',
      '2:3 path: A page can’t have this address (got "Home Page"). Write "/home-page".',
    ],
    [
      'a malformed anchor',
      '"heading": "Our',
      '"anchor": "Core Services", "heading": "Our',
      '39:7 sections[1].anchor: Short names have lowercase letters, digits and single hyphens (got "Core Services"). Write "core-services".',
    ],
  ])('with %s is reported with the cure', async (_name, words, others, sentence) => {
    content.replace(file, words, others);
    expect(await content.problems()).toEqual([`error content/${file}:${sentence}`]);
  });

  it('with an anchor that begins with a digit is reported', async () => {
    content.replace(file, '"heading": "Our', '"anchor": "3-services", "heading": "Our');
    expect(await content.problems()).toEqual([
      `error content/${file}:39:7 sections[1].anchor: This is not in the right form (got "3-services"). Use lowercase letters, digits and single hyphens, and begin with a letter.`,
    ]);
  });

  it('with more buttons than fit is reported', async () => {
    content.replace(file, '"actions": [', '"actions": [{"label": "About", "href": "/about"},');
    expect(await content.problems()).toEqual([
      `error content/${file}:18:7 sections[0].actions: The list has 3 entries, but only 2 fit. Remove some.`,
    ]);
  });

  it('without sections is reported', async () => {
    content.write(
      'pages/new.json',
      '{"path": "/new", "title": "News of the Firm", "description": "What is new with us this month, in the hills and in town, told in a few short words.", "keywords": [], "sections": []}',
    );
    expect(await content.problems()).toEqual([
      'error content/pages/new.json:1:166 sections[0]: The page is empty. Begin it with a section of the type "hero".',
    ]);
  });

  it('with an empty list where there must be one entry is reported', async () => {
    const about = 'pages/about.json';
    content.write(
      about,
      content.read(about).replace(/"paragraphs": \[[^\]]*\]/, '"paragraphs": []'),
    );
    expect(await content.problems()).toEqual([
      'error content/pages/about.json:42:7 sections[2].paragraphs: The list is empty. Write at least one entry.',
    ]);
  });
});

it.each([
  [
    'contact.json',
    'hello@ridgeline.example',
    'hello at ridgeline',
    '2:3 email: This is not in the right form (got "hello at ridgeline"). Write one email address, such as "hello@ridgeline.example".',
  ],
  [
    'contact.json',
    'hello@ridgeline.example',
    'a@b@ridgeline.org',
    '2:3 email: This is not in the right form (got "a@b@ridgeline.org"). Write one email address, such as "hello@ridgeline.example".',
  ],
  [
    'contact.json',
    '(304) 555-0142',
    '304-555-0142',
    '3:3 phone: This is not in the right form (got "304-555-0142"). Write the number like this: "(304) 555-0142".',
  ],
  [
    'site.json',
    'https://ridgeline.example',
    'https://ridgeline.org/',
    '4:3 url: There is a "/" at the end (got "https://ridgeline.org/"). Remove it.',
  ],
  [
    'site.json',
    'https://ridgeline.example',
    'http://ridgeline.org',
    '4:3 url: This address is not secure (got "http://ridgeline.org"). Write "https://".',
  ],
  [
    'site.json',
    '"en-US"',
    '"English"',
    '5:3 language: This is not in the right form (got "English"). Write a language such as "en" or "en-US".',
  ],
])('a malformed value in %s is reported: %s', async (file, words, others, sentence) => {
  content.replace(file, words, others);
  expect(await content.problems()).toEqual([`error content/${file}:${sentence}`]);
});

it('lets an editor’s tool name the schema in a file', async () => {
  content.replace('contact.json', '{', '{"$schema": "../contact.schema.json",');
  expect(await content.problems()).toEqual([]);
});
