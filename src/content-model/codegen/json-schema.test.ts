import { readdirSync, readFileSync } from 'node:fs';
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import { fixtureContent, readEntry } from '../../../tests/helpers/fixture-content';
import { collections } from '../collections';
import { contentPage } from '../page';
import { pageSection } from '../page-section';
import { service } from '../service';
import { jsonSchema, snippetBody } from './json-schema';

type Wiring = { readonly 'json.schemas': { fileMatch: string[]; url: string }[] };

const wiring = (JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Wiring)[
  'json.schemas'
];

// as VS Code sets it up for this repository
const editor = getLanguageService({});
editor.configure({
  validate: true,
  schemas: wiring.map(({ fileMatch, url }) => ({
    uri: `file:///${url}`,
    fileMatch,
    schema: JSON.parse(readFileSync(url, 'utf8')) as JSONSchema,
  })),
});

function open(path: string, text: string) {
  const document = TextDocument.create(`file:///content/${path}`, 'json', 1, text);
  return { document, json: editor.parseJSONDocument(document) };
}

async function complaints(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text);
  const found = await editor.doValidation(document, json);
  return found.map(({ range, message }) => {
    const text = typeof message === 'string' ? message : message.value;
    return `${(range.start.line + 1).toString()} ${text}`;
  });
}

/** What is offered at the place of "|". */
async function offered(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text.replace('|', ''));
  const list = await editor.doComplete(document, document.positionAt(text.indexOf('|')), json);
  return list?.items.map(({ label }) => label) ?? [];
}

function contentOf(path: string): string {
  return readFileSync(`tests/fixture/content/${path}`, 'utf8');
}

it('is wired for every collection', () => {
  expect(wiring.map(({ fileMatch }) => fileMatch)).toEqual(
    collections.map(({ place }) => [`/content/${place.replace(/\/$/, '/*.json')}`]),
  );
});

const example = readdirSync('tests/fixture/content', {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('.json'));

it.each(example)('has nothing against %s', async (path) => {
  const entry = readEntry(fixtureContent, path);
  expect(await complaints(path, JSON.stringify(entry))).toEqual([]);
});

it.each([
  [
    'services/ethical-ai-audits.json',
    '"Ethical AI Audits"',
    '""',
    '3 Write some words on one line, with no space before or after them.',
  ],
  ['services/ethical-ai-audits.json', '"title"', '"titel"', '3 Property titel is not allowed.'],
  [
    'services/ethical-ai-audits.json',
    '"scales"',
    '"scale"',
    expect.stringContaining('5 Value is not accepted. Valid values: "barn"'),
  ],
  [
    'pages/home.json',
    '"type": "banner"',
    '"type": "baner"',
    expect.stringContaining(
      '44 A section below the hero has one of these types: service-cards, banner',
    ),
  ],
  ['pages/home.json', '"lede": "Tell us', '"led": "Tell us', '43 Missing property "lede".'],
  [
    'contact.json',
    '(304) 555-0142',
    '304-555-0142',
    '3 Write the number like this: "(304) 555-0142".',
  ],
])('complains of a slip in %s: %s, %s', async (path, words, others, complaint) => {
  const found = await complaints(path, contentOf(path).replace(words, others));
  expect(found).toContainEqual(complaint);
});

it.each([
  ['services/x.json', '|', ['New: Service']],
  ['services/x.json', '{|}', ['slug', 'title', 'description', 'icon', 'alt']],
  ['services/x.json', '{"icon": |}', ['"compass"', '"hammer"']],
  ['pages/x.json', '|', ['New: Page']],
  ['pages/x.json', '{"sections": [{"type": "hero"}, |]}', ['New: Banner', 'New: Steps']],
  ['pages/x.json', '{"sections": [{"type": "hero"}, {"type": |}]}', ['"banner"', '"story"']],
  [
    'pages/x.json',
    '{"sections": [{"type": "hero"}, {"type": "steps", |}]}',
    ['heading', 'steps', 'anchor'],
  ],
])('offers in %s at %s what may stand there', async (path, text, labels) => {
  expect(await offered(path, text)).toEqual(expect.arrayContaining(labels));
});

it('does not offer fields of another kind of section', async () => {
  const labels = await offered(
    'pages/x.json',
    '{"sections": [{"type": "hero"}, {"type": "steps", |}]}',
  );
  expect(labels).not.toContain('paragraphs');
});

it.each([
  ['services/x.json', '{"ic|on": "compass"}', 'Choose a name from the list'],
  ['services/x.json', '{"icon": "com|pass"}', 'Choose a name from the list'],
  ['site.json', '{"na|me": ""}', 'Stands in the bar'],
  [
    'pages/x.json',
    '{"sections": [{"type": "hero"}, {"type": "prose", "para|graphs": []}]}',
    'From top to bottom',
  ],
])('explains in %s at %s what is under the pointer', async (path, text, words) => {
  const { document, json } = open(path, text.replace('|', ''));
  const hover = await editor.doHover(document, document.positionAt(text.indexOf('|')), json);
  expect(JSON.stringify(hover?.contents)).toContain(words);
});

it.each([service, contentPage, ...pageSection.options])(
  'has a snippet that is right as it stands',
  (schema) => {
    const text = JSON.stringify(snippetBody(schema)).replaceAll(/\$\{\d+:([^}]*)\}/g, '$1');
    expect(schema.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
  },
);

it.each(collections)('is written for $name in the version that VS Code reads', (collection) => {
  expect(jsonSchema(collection)).toContain('"$schema": "http://json-schema.org/draft-07/schema#"');
});
