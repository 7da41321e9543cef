import { readdirSync, readFileSync } from 'node:fs';
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import { jsonSchema, snippetBody } from 'content-check/codegen/json-schema';
import { fixtureContent, readEntry } from '../../../tests/helpers/content/fixture-content';
import { collections } from '../../model/collections';
import { contentPage } from '../../model/content-page';
import { pageSection } from '../../sections/registry';
import { service } from '../../model/service';

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
    const said = typeof message === 'string' ? message : message.value;
    return `${range.start.line + 1} ${said}`;
  });
}

/** What is offered at the place of "|". */
async function offered(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text.replace('|', ''));
  const list = await editor.doComplete(document, document.positionAt(text.indexOf('|')), json);
  return list?.items.map(({ label }) => label) ?? [];
}

it('is used for the files of every collection', () => {
  expect(wiring.map(({ fileMatch }) => fileMatch)).toEqual(
    collections.map(({ path }) => [`/content/${path.replace(/\/$/, '/*.json')}`]),
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

const audits = 'services/ethical-ai-audits.json';
const home = 'pages/home.json';

it.each([
  [audits, '"Ethical AI Audits"', '""', '3 Write something on one line, with no space before or'],
  [audits, '"title"', '"titel"', '3 Property titel is not allowed.'],
  [audits, '"scales"', '"scale"', '5 Value is not accepted. Valid values: "barn"'],
  [
    home,
    '"type": "banner"',
    '"type": "baner"',
    '37 A section below the top of the page has one of these types: ',
  ],
  [home, '"lede": "Tell us', '"led": "Tell us', '36 Missing property "lede".'],
  ['site.json', '"en-US"', '"English"', '5 Use a language such as "en" or "en-US".'],
])('reports a mistake in %s: %s → %s', async (path, words, others, complaint) => {
  const text = readFileSync(`tests/fixture/content/${path}`, 'utf8');
  const found = await complaints(path, text.replace(words, others));
  expect(found).toContainEqual(expect.stringContaining(complaint));
});

/** A page of the editor's, from its second section on. */
const below = (section: string) => `{"sections": [{"type": "hero"}, ${section}]}`;

it.each([
  ['services/x.json', '|', ['New: Service']],
  ['services/x.json', '{|}', ['slug', 'title', 'description', 'icon', 'alt', 'drawing']],
  ['services/x.json', '{"icon": |}', ['"compass"', '"hammer"']],
  ['services/x.json', '{"drawing": |}', ['"cabin"', '"fire-tower"']],
  ['pages/x.json', '|', ['New: Page']],
  ['pages/x.json', '{"sections": [{"type": "hero", "scene": |}]}', ['"overlook"', '"road"']],
  ['pages/x.json', below('|'), ['New: Banner', 'New: Steps']],
  ['pages/x.json', below('{"type": |}'), ['"banner"', '"story"']],
  ['pages/x.json', below('{"type": "steps", |}'), ['heading', 'steps', 'anchor']],
])('offers completions in %s at %s', async (path, text, labels) => {
  expect(await offered(path, text)).toEqual(expect.arrayContaining(labels));
});

it('offers no fields of another section type', async () => {
  expect(await offered('pages/x.json', below('{"type": "steps", |}'))).not.toContain('paragraphs');
});

it.each([
  ['services/x.json', '{"ic|on": "compass"}', 'The icon on the card or button'],
  ['services/x.json', '{"icon": "com|pass"}', 'The icon on the card or button'],
  ['site.json', '{"na|me": ""}', 'Shown in the header'],
  ['pages/x.json', below('{"type": "prose", "para|graphs": []}'), 'From top to bottom'],
])('explains on hover in %s at %s', async (path, text, words) => {
  const { document, json } = open(path, text.replace('|', ''));
  const hover = await editor.doHover(document, document.positionAt(text.indexOf('|')), json);
  expect(JSON.stringify(hover?.contents)).toContain(words);
});

it.each([
  ['services', 'It may hold *emphasis*; [links](/about).'],
  ['pages', 'It may hold **bold words**; *emphasis*; [links](/about); \\"## \\" or'],
])('says which marks the texts of %s may hold', (name, words) => {
  const collection = collections.find((candidate) => candidate.name === name);
  expect(collection && jsonSchema(collection)).toContain(words);
});

it.each([service, contentPage, ...pageSection.options])('has a valid snippet', (schema) => {
  const text = JSON.stringify(snippetBody(schema)).replaceAll(/\$\{\d+:([^}]*)\}/g, '$1');
  expect(schema.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
});

it.each(collections)('is written for $name in the version that VS Code reads', (collection) => {
  expect(jsonSchema(collection)).toContain('"$schema": "http://json-schema.org/draft-07/schema#"');
});
