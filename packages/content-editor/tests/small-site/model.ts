import { type ContentFolder, namesIn, pictureTarget } from 'content-check/content-document';
import type { ContentModel, Rule } from 'content-check/content-model';
import { textFormats } from 'content-check/field-metadata';
import type { Problem } from 'content-check/problem';
import { textProblems } from 'content-check/problem-at';
import { checkRepairs, suggested } from 'content-check/repairs';
import { type Suggestion, suggestion } from 'content-check/suggestion';
import { defineMessages, findingsOf } from 'content-check/messages/messages';
import * as z from 'zod';
import {
  address,
  draft,
  href,
  keywords,
  link,
  richLine,
  slug,
  text,
  toPage,
  words,
} from './fields';
import { hero, laterSection } from './sections';

const contact = z
  .strictObject({
    email: text(
      'email',
      { title: 'Email address', description: 'For visitors.', examples: ['hello@hill.example'] },
      { pattern: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i, keyboard: 'email' },
    ),
    phone: text(
      'phone',
      {
        title: 'Phone number',
        description: 'A number in the United States.',
        examples: ['(304) 555-0142'],
        patternErrorMessage: 'Use the form "(304) 555-0142".',
      },
      {
        pattern: /^\(\d{3}\) \d{3}-\d{4}$/,
        keyboard: 'tel',
        spelling: (typed) => typed.replace(/^(?:\+?1 )?(\d{3})\.(\d{3})\.(\d{4})$/, '($1) $2-$3'),
      },
    ),
    location: words(60, { title: 'Place', description: 'Town.', examples: ['Elizabeth, WV'] }),
    person: z
      .strictObject({
        name: words(60, { title: 'Name', description: 'Who it is.', examples: ['Ada Stone'] }),
      })
      .meta({ title: 'Who answers', description: 'The person who answers.' })
      .optional(),
  })
  .meta({ title: 'Contact', description: 'How to reach the company.' });

const site = z
  .strictObject({
    name: text('company', {
      title: 'Company name',
      description: 'On every page.',
      examples: ['Hill'],
    }),
    url: text('web-address', {
      title: 'Address of the site',
      description: 'Where visitors find it.',
      examples: ['https://hill.example'],
    }).optional(),
    description: words(320, {
      title: 'Description',
      description: 'For search.',
      examples: ['Hill.'],
    }),
    keywords,
  })
  .meta({ title: 'Site', description: 'Settings of the whole site.' });

const links = (title: string) => z.array(link).meta({ title, description: 'From first to last.' });

const navigation = z
  .strictObject({
    primary: links('Links in the header'),
    quickLinks: z
      .strictObject({
        heading: words(40, { title: 'Heading', description: 'Above them.', examples: ['Links'] }),
        links: links('Links'),
      })
      .meta({ title: 'Quick links', description: 'The links in the footer.' }),
  })
  .meta({ title: 'Navigation', description: 'The links of header and footer.' });

const redirect = z
  .strictObject({
    from: text(
      'redirect-from',
      { title: 'Old address', description: 'The address it had.', examples: ['/our-team'] },
      { pattern: address, uniqueness: { within: 'content', among: 'redirect' } },
    ),
    to: text(
      'page-link',
      { title: 'New address', description: 'The page to show instead.', examples: ['/about'] },
      { pattern: /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, refersTo: toPage },
    ),
  })
  .meta({ title: 'Redirect', description: 'An old address and its new one.' });

const redirects = z
  .strictObject({
    moved: words(80, {
      title: 'A page has moved',
      description: 'Shown there.',
      examples: ['Moved.'],
    }),
    redirects: z.array(redirect).meta({ title: 'Redirects', description: 'Keep them for years.' }),
  })
  .meta({ title: 'Redirects', description: 'Old addresses of pages.' });

/** The icons, enough of them for a search. */
export const icons = {
  scales: 'a pair of scales',
  'chalkboard-teacher': 'a teacher at the board',
  ...Object.fromEntries(
    Array.from({ length: 18 }, (_, index) => [`hill-${index}`, `hill ${index}`]),
  ),
};

const service = z
  .strictObject({
    slug: text(
      'slug',
      { title: 'Short name', description: 'Pages list it by this.', examples: ['audits'] },
      {
        pattern: slug,
        maximum: 60,
        names: 'services',
        uniqueness: { within: 'content', among: 'service' },
      },
    ),
    title: words(
      60,
      { title: 'Title', description: 'The heading of the card.', examples: ['Audits'] },
      { uniqueness: { within: 'collection', among: 'service', isAdvice: true } },
    ),
    description: richLine(240, {
      title: 'Description',
      description: 'What one gets.',
      examples: ['A plan.'],
    }),
    icon: z
      .enum(Object.keys(icons))
      .meta({
        title: 'Icon',
        description: 'On the card.',
        examples: ['scales'],
        enumDescriptions: Object.values(icons),
      })
      .register(textFormats, { format: 'icon' }),
    alt: text(
      'alt',
      {
        title: 'Text instead of the icon',
        description: 'May be empty.',
        examples: ['', 'A compass'],
      },
      { pattern: /^(?!\s).*(?<!\s)$/u, maximum: 150, isProse: true },
    ),
    leadsTo: href
      .meta({ title: 'Goes to', description: 'Of a click.', examples: ['/contact'] })
      .optional(),
    draft,
  })
  .meta({ title: 'Service', description: 'One service, shown as a card.' });

const page = z
  .strictObject({
    path: text(
      'page-path',
      {
        title: 'Address',
        description: 'Where the page lives.',
        examples: ['/news', '/about/team'],
        patternErrorMessage: 'Start with "/" and use lowercase letters.',
      },
      {
        pattern: new RegExp(`^/$|${address.source}`),
        names: 'pages',
        uniqueness: { within: 'content', among: 'page' },
      },
    ),
    title: words(
      100,
      { title: 'Title', description: 'The name of the page.', examples: ['News'] },
      {
        bestLength: { least: 4, most: 40 },
        uniqueness: { within: 'collection', among: 'page', isAdvice: true },
      },
    ),
    description: words(
      320,
      { title: 'Description', description: 'For search results.', examples: ['Who we are.'] },
      { bestLength: { least: 70, most: 155 } },
    ),
    keywords,
    draft,
    noindex: z
      .boolean()
      .meta({ title: 'Hide from search engines', description: 'Keeps it out.', examples: [true] })
      .optional(),
    sections: z
      .tuple([hero], laterSection)
      .meta({ title: 'Sections', description: 'From top to bottom. The first is the hero.' }),
  })
  .meta({ title: 'Page', description: 'One page and its sections.' });

const ruleWords = defineMessages({
  'page-unknown': ({ path }: { readonly path: string; readonly suggestion: Suggestion }) =>
    `There is no page "${path}".`,
  'picture-small': () => 'The picture is too small.',
});
const finding = findingsOf<typeof ruleWords>();

/** Links lead to pages. */
function linkProblems(folder: ContentFolder): readonly Problem[] {
  const pages = namesIn(folder, 'pages');
  return textProblems(folder.documents, ({ traits, value, isValid }) => {
    const [path = ''] = value.split('#');
    const isLink = traits.refersTo?.collection === 'pages' && isValid && path.startsWith('/');
    return isLink && pages?.has(path) === false
      ? finding('page-unknown', { path, suggestion: suggestion(path, [...pages]) })
      : undefined;
  });
}

/** A picture is at least 640 pixels wide. */
const smallPictures: Rule = ({ documents }, pictures) =>
  textProblems(documents, ({ traits, value, isValid }, document) => {
    if (traits.picture !== 'file' || !isValid) return undefined;
    const picture = pictures.get(pictureTarget(document, value));
    return picture && 'width' in picture && picture.width < 640
      ? finding('picture-small')
      : undefined;
  });

const file = (name: string, schema: z.ZodObject) => ({
  name,
  path: `${name}.json`,
  schema,
});

/**
 * The content of a small company's site, for tests of the form: files of one kind, pages with kinds of sections,
 * services that pages refer to, menus and redirects.
 */
export const siteModel: ContentModel = {
  collections: [
    file('site', site),
    file('navigation', navigation),
    file('contact', contact),
    file('redirects', redirects),
    { name: 'pages', path: 'pages/', schema: page },
    { name: 'services', path: 'services/', schema: service },
  ],
  pictureFolder: 'images',
  rules: [linkProblems, smallPictures],
  repairs: {
    ...checkRepairs,
    'page-unknown': ({ suggestion }: { suggestion: Suggestion }) => suggested(suggestion),
  },
  words: { terminal: ruleWords },
};
