import { valueAt } from 'content-check/schema-traversal';
import { isObject, type Entries, type Json, type JsonObject } from 'content-editor/json';
import { contentOf } from '../../../tests/helpers/content/content';
import { fixtureTexts } from '../../../tests/helpers/content/fixture-content';
import { fullHero, fullSections } from '../../../tests/helpers/content/stress-sections';
import * as unitTests from '../../../tests/helpers/unit/query-results';
import { runQuery } from '../../../tests/helpers/unit/run-query';
import { queryResults } from '../../editor/frame/query-results';
import { pageTypeOf } from '../../content/page-types/page-types';

/* A query gives the same in a build, on the page beside the editor, and in unit tests. */

const picture = {
  src: '../images/quilt-dawn.webp',
  alt: 'A quilt',
  dark: '../images/quilt-night.webp',
};
const sections = Object.values(fullSections('emoji', ['ai-strategy-roadmap', 'ethical-ai-audits']));

/** The text of a file of the fixture, with more fields. */
const withMore = (file: string, more: object) =>
  JSON.stringify({ ...(JSON.parse(fixtureTexts()[file] ?? '') as object), ...more });

const person = { label: 'Ask for', name: 'Ada', role: 'Founder' };

/** The fixture's content, and two pages with a section of every type and everything in it. */
const texts: Readonly<Record<string, string>> = {
  ...fixtureTexts(),
  'contact.json': withMore('contact.json', {
    person: { ...person, portrait: './images/ada.webp' },
  }),
  'services/ai-strategy-roadmap.json': withMore('services/ai-strategy-roadmap.json', {
    outcome: 'A plan',
  }),
  'pages/scene.json': pageText('/scene', { scene: 'road' }),
  'pages/picture.json': pageText('/scene/picture', { picture }),
};

function pageText(path: string, backdrop: object): string {
  const own = { scene: undefined, picture: undefined, ...backdrop };
  return JSON.stringify({
    path,
    title: 'Everything',
    description: 'All there is.',
    keywords: [],
    sections: [
      { ...fullHero('emoji'), ...own },
      ...sections.map((section) => ({
        ...section,
        ...(section.type === 'banner' && own),
        ...(section.type === 'story' && { picture }),
      })),
    ],
  });
}

const entries = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [file, JSON.parse(text) as JsonObject]),
) as Entries;
const content = contentOf(texts);

const build = {
  siteUrl: content.site.url,
  indexable: true,
  year: '2026',
};

/** Data without what only a build makes, and with spaces that may break: unit tests read texts as they are written. */
function comparable(data: unknown): Json {
  const text = JSON.stringify(data, (key, value: Json) => {
    if (key === 'gatsbyImageData') return pictureShown(value);
    return key === 'structuredData' ? undefined : value;
  });
  return JSON.parse(text.replaceAll('\u00a0', ' ')) as Json;
}

/** The name of a picture, which has several sizes in a build, and another address beside the editor. */
function pictureShown(data: Json): unknown {
  const src = isObject(data) ? valueAt(data, ['images', 'fallback', 'src']) : data;
  return typeof src === 'string' ? src.replace(/^.*#\//, '').replace(/\.webp$/, '') : src;
}

/** A picture for each name. */
const scenery = new Proxy({}, { get: () => ({ address: '', width: 1, height: 1 }) });

/** What is told beside the editor of a page and of the layout. */
function besideEditor(file: string) {
  const facts = pageTypeOf(file)?.facts(entries[file]);
  const pictureAt = (address: string) => ({ address, width: 1, height: 1 });
  return facts && queryResults({ entries, file, pictureAt }, facts, scenery);
}

const pages = Object.entries(entries).flatMap(([file, { path }]) =>
  file.startsWith('pages/') && typeof path === 'string' ? [[path, file] as const] : [],
);

describe('a query gives the same in a build, beside the editor and in unit tests', () => {
  it.each(pages)('for the page %s', async (path, file) => {
    const built = await runQuery(entries, build, 'Page', { contentPath: path });
    // content tells more than queries ask for
    expect(comparable(besideEditor(file))).toMatchObject(comparable(built) as object);
    expect(comparable(unitTests.pageData(content, path))).toMatchObject(
      comparable(built) as object,
    );
  });

  it('for the layout', async () => {
    const built = await runQuery(entries, build, 'Layout');
    const { website, navigation, contact } = comparable(built) as JsonObject;
    const told = besideEditor('pages/home.json')?.queried;
    expect(comparable(told)).toMatchObject({ website, navigation, contact });
    expect(comparable(unitTests.layoutData(content))).toMatchObject({
      website,
      navigation,
      contact,
    });
  });
});
