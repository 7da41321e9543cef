import { contentPage, type ContentPage } from '../../../src/model/content-page';
import { sectionTypeName } from '../../../src/fields/define-section';
import { pageResult } from '../../../src/build/schema/page-result';
import { entryResult, type QuerySource, valueResult } from '../../../src/build/schema/query-result';
import { readContent, type Content } from '../content/content';
import { fillFromExamples } from '../content/fill-from-examples';
import { pictureData } from './picture-data';

export type Section = Queries.PageSectionFragment;
type ContentSection = ContentPage['sections'][number];

/** The build's data in unit tests. */
const build = {
  siteUrl: 'https://ridgeline.example',
  indexable: true,
  year: '2026',
};

/** What queries read in unit tests. Texts stay as they are written, so that tests find them. */
function sourceOf({ site, navigation, contact, services, pages }: Content): QuerySource {
  return {
    entries: {
      'site.json': site,
      'navigation.json': navigation,
      'contact.json': contact,
      ...Object.fromEntries(services.map((entry) => [`services/${entry.slug}.json`, entry])),
      ...Object.fromEntries(pages.map((entry, index) => [pageFile(index), entry])),
    },
    build,
    contentPicture: pictureData,
    sitePicture: (name) => pictureData(`${name}.webp`),
    finish: String,
  };
}

const pageFile = (index: number) => `pages/${index}.json`;

/** The result of the layout's query for a content, by default the fixture's. */
export function layoutData(content: Content = readContent()): Queries.LayoutQuery {
  const source = sourceOf(content);
  return {
    website: entryResult(source, 'site.json') as Queries.LayoutQuery['website'],
    navigation: entryResult(source, 'navigation.json') as Queries.LayoutQuery['navigation'],
    contact: entryResult(source, 'contact.json') as Queries.LayoutQuery['contact'],
    build,
  };
}

/**
 * The result of the page template's query for one page of a content.
 * @param path the page's path, as in its file
 * @throws if the content has no such page
 */
export function pageData(content: Content, path: string): Queries.PageQuery {
  const index = content.pages.findIndex((candidate) => candidate.path === path);
  return {
    page: pageResult(sourceOf(content), pageFile(index)) as unknown as Queries.PageQuery['page'],
  };
}

/** The same for one section of a page. */
function sectionData(content: Content, section: ContentSection): Section {
  const { sections } = contentPage.shape;
  const [data] = valueResult(sourceOf(content), pageFile(0), sections, [section]) as [Section];
  return data;
}

/** The first section of a type in the content, as queried, else one made of the model's examples. */
export function firstSection<Name extends Section['__typename']>(
  content: Content,
  name: Name,
): Extract<Section, { __typename: Name }> {
  const { items, rest } = contentPage.shape.sections.def;
  const schema = [...items, ...rest.options].find(
    ({ shape }) => sectionTypeName(shape.type.value) === name,
  );
  const section =
    content.pages
      .flatMap(({ sections }) => [...sections])
      .find(({ type }) => sectionTypeName(type) === name) ??
    schema?.parse(fillFromExamples(schema, {}));
  if (!section) throw new Error(`The model has no ${name}.`);
  return sectionData(content, section) as Extract<Section, { __typename: Name }>;
}

/** What is shown of a text with marks. */
export function shownText(spans: readonly Queries.TextSpanFragment[]): string {
  return spans.flatMap(({ words }) => words.map(({ text }) => text)).join('');
}
