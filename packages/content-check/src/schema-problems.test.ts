import { smallSite } from '../tests/small-site';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();
const file = 'services/ethical-ai-audits.json';

reportsEdits(
  'reports what does not fit the schema, with what would',
  content,
  `
  services/ethical-ai-audits.json
  "title": "Ethical AI Audits", →
    1:1 title: The field “Title” is missing. Add "title": "AI Strategy Consulting".
  "title" → "titel"
    3:3 titel: There is no field with this name here. Did you mean "title"?
  "alt" → "color": "red", "alt"
    6:3 color: There is no field with this name here. Choose one of: slug, title, description, icon, alt, drawing.
  "Ethical AI Audits" → 42
    3:3 title: This is a number (got 42), but it should be text in quotation marks. For example: "AI Strategy Consulting".
  "Ethical AI Audits" → null
    3:3 title: This is empty (got null), but it should be text in quotation marks. For example: "AI Strategy Consulting".
  "Ethical AI Audits" → ["x"]
    3:3 title: This is a list (got ["x"]), but it should be text in quotation marks. For example: "AI Strategy Consulting".
  "Ethical AI Audits" → ""
    3:3 title: This is empty. Write it on one line.
  "Ethical AI Audits" → "  "
    3:3 title: This contains only spaces. Write it on one line.
  "Ethical AI Audits" → "\u3164\u200b"
    3:3 title: This shows nothing: it contains only invisible characters. Write it on one line.
  "Ethical AI Audits" → "\\u0085"
    3:3 title: This contains only spaces. Write it on one line.
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
    6:3 alt: This shows nothing: it contains only invisible characters. Write it, or leave it empty.
  Ethical AI Audits → ${'A'.repeat(61)}
    3:3 title: The text has 61 characters, but only 60 fit. Shorten it.
  "scales" → "scale"
    5:3 icon: "scale" is not one of the choices. Did you mean "scales"?
  "scales" → "robot"
    5:3 icon: "robot" is not one of the choices. Choose a name that exists, such as barn, compass, scales.
  "scales" → ["scales"]
    5:3 icon: This is a list (got ["scales"]), but it should be text in quotation marks. For example: "compass".
  "fire-tower" → "firetower"
    7:3 drawing: "firetower" is not one of the choices. Did you mean "fire-tower"?
  "slug": "ethical-ai-audits" → "slug": "Ethical AI"
    2:3 slug: This has the wrong format (got "Ethical AI"). Use lowercase letters.
  { → {"$schema": "../service.schema.json",
    nothing

  pages/home.json
  "type": "hero" → "type": "prose"
    6:7 sections[0].type: A page starts with its hero (got "prose"). Move the section of type "hero" to the top, or add one.
  "type": "cards" → "type": "hero"
    11:7 sections[1].type: A page can have only one hero, at the top. Remove this one, or change its type.
  "type": "cards" → "type": "card"
    11:7 sections[1].type: "card" is not one of the choices. Did you mean "cards"?
  "type": "cards", →
    10:5 sections[1].type: The field “type” is missing. Add "type": "cards".
  "links": [ → "night": "yes", "links": [
    8:7 sections[0].night: This is text (got "yes"), but it should be true or false, without quotation marks. For example: true.
  "links": [ → "links": ["/",
    8:7 sections[0].links: The list has 3 entries, but only 2 fit. Remove some.
  `,
);

it('reports a list in place of a service', () => {
  content.write(file, '[]');
  expect(content.problems()).toEqual([
    `error content/${file}:1:1 This is a list (got []), but it should be a group of fields in curly brackets.`,
  ]);
});

it('reports all mistakes in a file', () => {
  content.write(
    file,
    '{\n  "slug": "ethical-ai-audits",\n  "titel": "X",\n  "icon": "scale",\n  "alt": 3\n}\n',
  );
  expect(content.problems()).toEqual([
    expect.stringContaining(':1:1 description: The field “Description” is missing.'),
    expect.stringContaining(':3:3 titel: There is no field with this name'),
    expect.stringContaining(':4:3 icon: "scale" is not one of the choices.'),
    expect.stringContaining(':5:3 alt: This is a number'),
  ]);
});

it('reports a page without sections', () => {
  content.write('pages/new.json', '{"path": "/new", "title": "News of the Firm", "sections": []}');
  expect(content.problems()).toEqual([
    'error content/pages/new.json:1:47 sections[0]: The page has no sections. Start it with a section of type "hero".',
  ]);
});

it('reports only the position of a section in place of the hero', () => {
  const about = 'pages/about.json';
  const { sections, ...page } = JSON.parse(content.read(about)) as { sections: unknown[] };
  content.write(about, JSON.stringify({ ...page, sections: sections.toReversed() }));
  expect(content.problems().filter((problem) => problem.includes(' sections[0]'))).toEqual([
    expect.stringContaining('sections[0].type: A page starts with its hero'),
  ]);
});

it('reports an empty list that needs an entry', () => {
  const about = 'pages/about.json';
  content.write(about, content.read(about).replace(/"paragraphs": \[[^\]]*\]/, '"paragraphs": []'));
  expect(content.problems()).toEqual([
    'error content/pages/about.json:17:7 sections[1].paragraphs: The list is empty. Add at least one entry.',
  ]);
});
