import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { childPart } from 'content-check/schema-traversal';
import { contentPageType } from '../../../src/page-types/content-page';
import { pageMetadata } from '../../../src/seo/page-metadata';
import { telephone } from '../../../src/content-model/contact';
import { navigationContent } from '../../../src/content-model/navigation';
import { contentPage, type ContentPage } from '../../../src/content-model/content-page';
import { service } from '../../../src/content-model/service';
import { siteContent } from '../../../src/content-model/site';
import { sectionTypeName } from '../../../src/fields/define-section';
import type { delivery } from '../../../src/sections/contact-form/delivery/schema';
import { textBlocks, textSpans } from '../../../src/gatsby/node/rich-text';
import { shelves } from '../../../src/gatsby/node/land-field';
import { readContent, type Content } from '../content/content';
import { fillFromExamples } from '../content/fill-from-examples';
import { pictureData } from './picture-data';

export type Section = Queries.PageSectionFragment;
type ContentSection = ContentPage['sections'][number];
type Entry = Readonly<Record<string, unknown>>;

/** The build's data in unit tests; unlike a build for publication, it shows drafts. */
const build = { siteUrl: 'https://ridgeline.example', indexable: true, year: '2026' };

/** The result of the layout's query for a content, by default the fixture's. */
export function layoutData(content: Content = readContent()): Queries.LayoutQuery {
  const site = queried(content, siteContent, content.site) as Queries.LayoutQuery['website'];
  const website = { ...site, contact: contactData(content) };
  const navigation = queried(content, navigationContent, content.navigation);
  return { website, navigation: navigation as Queries.LayoutQuery['navigation'], build };
}

/**
 * The result of the page template's query for one page of a content.
 * @param path the page's path, as in its file
 * @throws if the content has no such page
 */
export function pageData(content: Content, path: string): Queries.PageQuery {
  const found = content.pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`The content has no page ${path}.`);
  const facts = contentPageType.facts(found);
  const metadata = pageMetadata(facts, content.site, build);
  const structuredData = facts.noindex ? null : '{"@graph":[]}';
  const sections = found.sections.map((section) => sectionData(content, section));
  return { page: { metadata: { ...metadata, structuredData }, sections } };
}

/** The same for one section of a page. */
function sectionData(content: Content, section: ContentSection): Section {
  const [data] = queried(content, contentPage.shape.sections, [section]) as [Section];
  return { ...data, ...resolved(content, data) };
}

/** Fields of a section's fragment that are resolved from other fields or other content. */
function resolved(content: Content, section: Section): object {
  switch (section.__typename) {
    case 'HeroSection':
    case 'BannerSection': {
      const { scene, picture } = section as Entry;
      const land = typeof scene === 'string' ? painted(scene) : null;
      return { land, ownPicture: picture };
    }
    case 'ServiceCardsSection':
      return { shelves: shelves.map(painted) };
    case 'ContactFormSection':
      return { delivery: deliveryData((section as Entry).delivery as Delivery | null) };
    case 'ContactDetailsSection':
      return { contact: contactData(content) };
    default:
      return {};
  }
}

/** The contact with its resolved fields. */
const contactData = ({ contact }: Content) => ({
  ...contact,
  telephone: telephone(contact.phone),
  person: contact.person ? personData(contact.person) : null,
});

const personData = ({ portrait, ...words }: NonNullable<Content['contact']['person']>) => ({
  ...words,
  portrait: portrait ? pictureData(portrait) : null,
});

type Delivery = z.infer<typeof delivery>;

/** The fields of a form's delivery; null for a form that is not sent. */
function deliveryData(words: Delivery | null): Queries.DeliveryFragment | null {
  if (!words) return null;
  return { ...words, honeypot: '_gotcha', hiddenInputs: [] };
}

/** The pictures of one scene of the valley. */
function painted(name: string): Queries.LandFragment {
  const [day, night] = [pictureData(`${name}-day.webp`), pictureData(`${name}-night.webp`)];
  return { day, night, dayPhone: day, nightPhone: night };
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

/**
 * The query result for a value of the content: absent fields are null, references are resolved, and
 * sections have a type name.
 */
function queried(content: Content, schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') {
    const { format, richText } = (schema && textFormats.get(schema)) ?? {};
    if (richText && !richText.isBlock) return textSpans(value, String);
    if (format === 'picture-file') return pictureData(value);
    return format === 'service-slug' ? serviceData(content, value) : value;
  }
  if (!schema || typeof value !== 'object') return value;
  const field = (key: string | number, child: unknown) =>
    queried(content, childPart(schema, key, child), child);
  if (Array.isArray(value)) {
    const item = schema instanceof z.ZodArray ? textFormats.get(schema.element) : undefined;
    if (item?.richText?.isBlock) return textBlocks(value as string[], String);
    return value.map((child, index) => field(index, child));
  }
  const entry = value as Entry;
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return {
    ...Object.fromEntries(keys.map((key) => [key, field(key, entry[key])])),
    ...(typeof entry.type === 'string' && { __typename: sectionTypeName(entry.type) }),
  };
}

/** What is shown of a text with marks. */
export function shownText(spans: readonly Queries.TextSpanFragment[]): string {
  return spans.flatMap(({ words }) => words.map(({ text }) => text)).join('');
}

/** The fields of a card for the service with this slug. */
function serviceData(content: Content, slug: string): object {
  const found = content.services.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`The content has no service ${slug}.`);
  const draftMark = found.draft ? content.site.words.draft : null;
  return { ...(queried(content, service, found) as Entry), draftMark };
}
