import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { reportsEdits } from '../../../tests/helpers/content/edit-cases';
import { service } from '../../../src/content-model/service';

const content = contentForTests();
const file = 'services/ethical-ai-audits.json';
const fields = Object.keys(service.shape).filter((name) => name !== '$schema');

reportsEdits(
  content,
  `
  services/ethical-ai-audits.json
  "title": "Ethical AI Audits", →
    1:1 title: The field “Title” is missing. Add "title": "AI Strategy Consulting".
  "title" → "titel"
    3:3 titel: There is no field with this name here. Did you mean "title"?
  "alt" → "color": "red", "alt"
    6:3 color: There is no field with this name here. Choose one of: ${fields.join(', ')}.
  "Ethical AI Audits" → 42
    3:3 title: This is a number (got 42), but it should be text in quotation marks. For example: "AI Strategy Consulting".
  "Ethical AI Audits" → null
    3:3 title: This is empty (got null), but it should be text in quotation marks. For example: "AI Strategy Consulting".
  "Ethical AI Audits" → ["x"]
    3:3 title: This is a list (got ["x"]), but it should be text in quotation marks. For example: "AI Strategy Consulting".
  "Ethical AI Audits" → ""
    3:3 title: This is empty. Write something on one line, with no space before or after it.
  "Ethical AI Audits" → "  "
    3:3 title: This contains only spaces. Write something on one line, with no space before or after it.
  "Ethical AI Audits" → "\u3164\u200b"
    3:3 title: This shows nothing: it contains only invisible characters. Write something on one line, with no space before or after it.
  "Ethical AI Audits" → "\\u0085"
    3:3 title: This contains only spaces. Write something on one line, with no space before or after it.
  "Ethical AI Audits" → "Ethical\\u0085"
    3:3 title: There is a space before or after the text (got "Ethical\u0085"). Remove it.
  "Ethical AI Audits" → " Ethical"
    3:3 title: There is a space before or after the text (got " Ethical"). Remove it.
  Ethical AI Audits → Ethical\\nAI
    3:3 title: The text contains a line break. Put it on one line.
  Ethical AI Audits → Ethical\\u000bAI
    3:3 title: The text contains a line break. Put it on one line.
  Ethical AI Audits → Ethical\\u000cAI
    3:3 title: The text contains a line break. Put it on one line.
  Ethical AI Audits → Ethical\u0085AI
    3:3 title: The text contains a line break. Put it on one line.
  Ethical AI Audits → Ethical\u2028AI
    3:3 title: The text contains a line break. Put it on one line.
  "alt": "" → "alt": "\u2800"
    6:3 alt: This shows nothing: it contains only invisible characters. Write it on one line, with no space before or after it, or leave it empty.
  Ethical AI Audits → ${'A'.repeat(61)}
    3:3 title: The text has 61 characters, but only 60 fit. Shorten it.
  "scales" → "scale"
    5:3 icon: "scale" is not one of the choices. Did you mean "scales"?
  "scales" → "robot"
    5:3 icon: "robot" is not one of the choices. Choose a name that exists, such as barn, binoculars, book-open.
  "scales" → ["scales"]
    5:3 icon: This is a list (got ["scales"]), but it should be text in quotation marks. For example: "compass".
  "fire-tower" → "firetower"
    7:3 drawing: "firetower" is not one of the choices. Did you mean "fire-tower"?
  "slug": "ethical-ai-audits" → "slug": "Ethical AI Audits"
    2:3 slug: A short name has only lowercase letters, digits and single hyphens (got "Ethical AI Audits"). Use "ethical-ai-audits".

  site.json
  {page} → {Page}
    13:5 words.navigated: This has the wrong format (got "You are on the page {Page} now"). Write a sentence on one line, with {page} in place of the heading of the page.
  You are on the page {page} now → {page}: here
    nothing

  pages/home.json
  "type": "hero" → "type": "story"
    15:7 sections[0].type: A page starts with its hero (got "story"). Move the section of type "hero" to the top, or add one.
  "type": "banner" → "type": "hero"
    37:7 sections[2].type: A page can have only one hero, at the top. Remove this one, or change its type.
  "type": "banner" → "type": "baner"
    37:7 sections[2].type: "baner" is not one of the choices. Did you mean "banner"?
  "type": "banner", →
    36:5 sections[2].type: The field “type” is missing. Add "type": "service-cards".
  "overlook" → "overlok"
    28:7 sections[0].scene: "overlok" is not one of the choices. Did you mean "overlook"?
  "scene" → "night": "yes", "scene"
    28:7 sections[0].night: This is text (got "yes"), but it should be true or false, without quotation marks. For example: true.
  "path": "/" → "path": "Home Page"
    2:3 path: A page can’t have this address (got "Home Page"). Use "/home-page".
  "heading": "Our → "anchor": "Core Services", "heading": "Our
    32:7 sections[1].anchor: A short name has only lowercase letters, digits and single hyphens (got "Core Services"). Use "core-services".
  "heading": "Our → "anchor": "3-services", "heading": "Our
    32:7 sections[1].anchor: This has the wrong format (got "3-services"). Use lowercase letters, digits and single hyphens, and start with a letter.
  "actions": [ → "actions": [{"label": "About", "href": "/about"},
    18:7 sections[0].actions: The list has 3 entries, but only 2 fit. Remove some.

  pages/about.json
  "/about" → "/index"
    2:3 path: The site uses this address for its own files (got "/index"). Choose another.
  "/about" → "/services/index"
    2:3 path: The site uses this address for its own files (got "/services/index"). Choose another.
  "/about" → "/static"
    2:3 path: The site uses this address for its own files (got "/static"). Choose another.
  "/about" → "/static/about"
    2:3 path: The site uses this address for its own files (got "/static/about"). Choose another.

  contact.json
  hello@ridgeline.example → hello at ridgeline
    2:3 email: This has the wrong format (got "hello at ridgeline"). Use one email address, such as "hello@ridgeline.example".
  hello@ridgeline.example → a@b@ridgeline.org
    2:3 email: This has the wrong format (got "a@b@ridgeline.org"). Use one email address, such as "hello@ridgeline.example".
  (304) 555-0142 → 304-555-0142
    3:3 phone: This has the wrong format (got "304-555-0142"). Use the form "(304) 555-0142".
  { → {"$schema": "../contact.schema.json",
    nothing

  site.json
  https://ridgeline.example → https://ridgeline.org/
    4:3 url: There is a "/" at the end (got "https://ridgeline.org/"). Remove it.
  https://ridgeline.example → http://ridgeline.org
    4:3 url: This address is not secure (got "http://ridgeline.org"). Use "https://".
  "en-US" → "English"
    5:3 language: This has the wrong format (got "English"). Use a language such as "en" or "en-US".
  `,
);

it('reports a list in place of a service', async () => {
  content.write(file, '[]');
  expect(await content.problems()).toEqual([
    `error content/${file}:1:1 This is a list (got []), but it should be a group of fields in curly brackets.`,
  ]);
});

it('reports all mistakes in a file', async () => {
  content.write(
    file,
    '{\n  "slug": "ethical-ai-audits",\n  "titel": "X",\n  "icon": "scale",\n  "alt": 3\n}\n',
  );
  expect(await content.problems()).toEqual([
    expect.stringContaining(':1:1 description: The field “Description” is missing.'),
    expect.stringContaining(':3:3 titel: There is no field with this name'),
    expect.stringContaining(':4:3 icon: "scale" is not one of the choices.'),
    expect.stringContaining(':5:3 alt: This is a number'),
  ]);
});

it('reports a page without sections', async () => {
  content.write(
    'pages/new.json',
    '{"path": "/new", "title": "News of the Firm", "description": "What is new with us this month, in the hills and in town, told in a few short words.", "keywords": [], "sections": []}',
  );
  expect(await content.problems()).toEqual([
    'error content/pages/new.json:1:166 sections[0]: The page has no sections. Start it with a section of type "hero".',
  ]);
});

it('reports only the position of a section in place of the hero', async () => {
  const about = 'pages/about.json';
  const { sections, ...page } = JSON.parse(content.read(about)) as { sections: unknown[] };
  content.write(about, JSON.stringify({ ...page, sections: sections.toReversed() }));
  expect((await content.problems()).filter((problem) => problem.includes(' sections[0]'))).toEqual([
    expect.stringContaining('sections[0].type: A page starts with its hero'),
  ]);
});

it('reports an empty list that needs an entry', async () => {
  const about = 'pages/about.json';
  content.write(about, content.read(about).replace(/"paragraphs": \[[^\]]*\]/, '"paragraphs": []'));
  expect(await content.problems()).toEqual([
    'error content/pages/about.json:43:7 sections[2].paragraphs: The list is empty. Add at least one entry.',
  ]);
});
