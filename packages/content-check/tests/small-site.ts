import { allMarks } from 'rich-text/blocks';
import * as z from 'zod';
import type { ContentModel } from '../src/content-model';
import {
  type FieldMetadata,
  linkTargetParts,
  type RichTextFormat,
  type TextFormat,
  textFormats,
} from '../src/field-metadata';
import { type EditedContent, editedContent } from '../src/testing/edited-content';
import { visibleLine, visibleLineOrEmpty } from '../src/visible-text';

/* A site of two pages and two services, which has a text of each kind that the check knows. */

type Rules = Omit<TextFormat, 'format'> & { readonly pattern?: RegExp; readonly maximum?: number };

function text(
  format: string,
  { advice = 'Write it on one line.', ...meta }: FieldMetadata & { readonly advice?: string },
  { pattern = visibleLine, maximum = 60, ...rules }: Rules = {},
): z.ZodString {
  const checked = z.string().max(maximum).regex(pattern);
  return checked
    .meta({ ...meta, patternErrorMessage: advice })
    .register(textFormats, { format, ...rules });
}

const field = (title: string, ...examples: readonly unknown[]) => ({
  title,
  description: `${title}.`,
  examples,
});

const address = /^(?:\/[\w/-]*(?:#[\w-]+)?|https:\/\/\S+)$/;
const href = text(
  'href',
  { ...field('Leads to', '/about'), advice: 'Use a page, or an address with "https://".' },
  { pattern: address, isWebAddress: true },
);

function withMarks(line: z.ZodString, format: string, richText: RichTextFormat): z.ZodString {
  linkTargetParts.set(line, href);
  return line.register(textFormats, { format, isProse: true, richText });
}

const service = z
  .strictObject({
    $schema: z.string().meta(field('Schema')).optional(),
    slug: text(
      'slug',
      { ...field('Short name', 'audits'), advice: 'Use lowercase letters.' },
      {
        pattern: /^[a-z-]+$/,
        names: 'services',
        uniqueness: { within: 'content', among: 'service' },
      },
    ),
    title: text('service-title', field('Title', 'AI Strategy Consulting'), {
      isProse: true,
      uniqueness: { within: 'collection', among: 'service', isAdvice: true },
    }),
    description: withMarks(
      text('line', field('Description', 'A plan.'), { maximum: 240 }),
      'description',
      { marks: ['emphasis', 'link'], isBlock: false },
    ),
    icon: z
      .enum(['barn', 'compass', 'scales', ...Array.from({ length: 12 }, (_, n) => `hill-${n}`)])
      .meta(field('Icon', 'compass')),
    alt: text(
      'alt',
      { ...field('Text instead of the icon', ''), advice: 'Write it, or leave it empty.' },
      { pattern: visibleLineOrEmpty },
    ),
    drawing: z.enum(['fire-tower', 'schoolhouse']).meta(field('Drawing', 'fire-tower')).optional(),
  })
  .meta({ title: 'Service', description: 'A card.' });

const pictureFile = text(
  'picture-file',
  { ...field('Picture', '../images/quilt-dawn.webp'), advice: 'Use the path of the picture.' },
  { pattern: /^(?:\.\.?\/)+\S+\.(?:avif|jpe?g|png|webp)$/, picture: 'file' },
);

const picture = z
  .strictObject({
    src: pictureFile,
    alt: text('picture-alt', field('Text instead of the picture', '', 'A quilt of hills'), {
      pattern: visibleLineOrEmpty,
      picture: 'alternative',
    }),
  })
  .meta(field('Picture'));

const anchor = text('anchor', field('Anchor', 'steps'), {
  uniqueness: { within: 'file', among: 'section' },
}).optional();

const kind = <Type extends string>(type: Type) => z.literal(type).meta(field('Kind of section'));

const hero = z
  .strictObject({
    type: kind('hero'),
    heading: text('main-heading', field('Main heading', "Let's Connect"), {
      uniqueness: { within: 'content', among: 'page' },
    }),
    links: z.array(href).max(2).meta(field('Links')),
    picture: picture.optional(),
    night: z.boolean().meta(field('Night', true)).optional(),
    anchor,
  })
  .meta(field('Hero'));

const cards = z
  .strictObject({
    type: kind('cards'),
    services: z
      .array(
        text('service-slug', field('Service', 'audits'), {
          refersTo: { collection: 'services', whenDeleted: 'removed' },
          uniqueness: { within: 'list', among: 'service' },
        }),
      )
      .meta(field('Services')),
    anchor,
  })
  .meta(field('Cards'));

const prose = z
  .strictObject({
    type: kind('prose'),
    paragraphs: z
      .array(
        withMarks(
          text('line', field('Paragraph', 'Fair means tested.'), {
            maximum: 2000,
            pattern: new RegExp(
              `^(?: {2}(?=(?:-|\\d{1,3}\\.) ))?${visibleLine.source.slice(1)}`,
              'u',
            ),
          }),
          'block',
          { marks: allMarks, isBlock: true },
        ),
      )
      .min(1)
      .meta(field('Paragraphs')),
    anchor,
  })
  .meta(field('Prose'));

const page = z
  .strictObject({
    path: text('page-path', field('Address', '/news'), {
      pattern: /^\/[a-z-]*$/,
      names: 'pages',
      uniqueness: { within: 'content', among: 'page' },
    }),
    title: text('page-title', field('Title', 'News')),
    sections: z
      .tuple([hero], z.discriminatedUnion('type', [cards, prose]).meta(field('Section')))
      .meta(field('Sections')),
  })
  .meta({ title: 'Page', description: 'A page.' });

const site = z
  .strictObject({
    url: text('url', field('Address of the site', 'https://www.wv.gov'), {
      pattern: /^https:\/\/\S+$/,
      isWebAddress: true,
    }),
  })
  .meta({ title: 'Site', description: 'Settings.' });

const contact = z
  .strictObject({
    email: text('email', field('Email address', 'office@wv.gov')),
    phone: text('phone', field('Phone number', '(304) 558-2000')),
  })
  .meta({ title: 'Contact', description: 'How to reach us.' });

/** What the site consists of. */
export const siteModel: ContentModel = {
  collections: [
    { name: 'site', path: 'site.json', schema: site },
    { name: 'contact', path: 'contact.json', schema: contact },
    { name: 'services', path: 'services/', schema: service },
    { name: 'pages', path: 'pages/', schema: page },
  ],
  pictureFolder: 'images',
};

/** Its texts. */
export const siteTexts = {
  'contact.json': `{
  "email": "office@wv.gov",
  "phone": "(304) 558-2000"
}
`,
  'pages/about.json': `{
  "path": "/about",
  "title": "Our Mission",
  "sections": [
    {
      "type": "hero",
      "heading": "AI for Good in Appalachia",
      "links": [],
      "picture": {
        "src": "../images/quilt-dawn.webp",
        "alt": "A patchwork quilt"
      }
    },
    {
      "type": "prose",
      "anchor": "principles",
      "paragraphs": [
        "Ethical is an easy word to print on a brochure, so here is what we hold it to.",
        "Fair means tested, not hoped for. Before a tool touches a patient, we compare its results.",
        "It also means knowing when to stop."
      ]
    }
  ]
}
`,
  'pages/home.json': `{
  "path": "/",
  "title": "Ethical AI",
  "sections": [
    {
      "type": "hero",
      "heading": "Pioneering Ethical AI",
      "links": ["/about", "https://www.wv.gov"]
    },
    {
      "type": "cards",
      "services": ["ai-strategy", "ethical-ai-audits"]
    },
    {
      "type": "prose",
      "paragraphs": ["Tell us what eats up your week."]
    }
  ]
}
`,
  'services/ai-strategy.json': `{
  "slug": "ai-strategy",
  "title": "AI Strategy",
  "description": "A plan of four pages.",
  "icon": "compass",
  "alt": ""
}
`,
  'services/ethical-ai-audits.json': `{
  "slug": "ethical-ai-audits",
  "title": "Ethical AI Audits",
  "description": "We test the systems you use or plan to buy for unfair results.",
  "icon": "scales",
  "alt": "",
  "drawing": "fire-tower"
}
`,
  'site.json': `{
  "url": "https://www.wv.gov"
}
`,
} as const;

/** The site in memory, for the tests of one file. */
export function smallSite(): EditedContent {
  return editedContent(siteModel, siteTexts, {
    'images/quilt-dawn.webp': { width: 960, height: 1200 },
  });
}
