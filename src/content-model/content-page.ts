import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { heroSection } from '../sections/hero/schema';
import { addressPattern } from '../fields/addresses';
import { formatOf } from '../fields/formats';
import { draft, formattedText, keywords, schemaReference, singleLineText } from '../fields/fields';
import { pageSection } from './page-section';

/** One page: its address, what search engines see, and its sections from top to bottom. */
export const contentPage = z
  .strictObject({
    $schema: schemaReference.optional(),
    path: formattedText('page-path', {
      title: 'Address',
      description:
        'Where the page lives on this site. It starts with "/" and doesn’t end with one.',
      examples: ['/news', '/about/team'],
      patternErrorMessage:
        'Start with "/", use lowercase letters, digits and single hyphens, and do not end with "/".',
      pattern: new RegExp(`^/$|${addressPattern.source}`),
    }),
    title: singleLineText(100, {
      title: 'Title',
      description:
        'The name of the page in the browser’s tab and in search results. At most 40 characters: the company’s name follows it there.',
      examples: ['News'],
    }).register(textFormats, formatOf('page-title')),
    description: singleLineText(320, {
      title: 'Description',
      description: 'What a visitor finds here, for search results: 70 to 155 characters.',
      examples: ['What we promise West Virginia, and what we mean when we call AI ethical.'],
    }).register(textFormats, formatOf('meta-description')),
    keywords,
    draft,
    noindex: z
      .boolean()
      .meta({
        title: 'Hide from search engines',
        description: 'Keeps this page out of search results.',
        examples: [true],
      })
      .optional(),
    schemaType: z
      .enum(['AboutPage', 'ContactPage'])
      .meta({
        id: 'PageSchemaType',
        title: 'Kind of page',
        description: 'What this page is for, for search engines.',
        examples: ['AboutPage'],
        enumDescriptions: ['about the company', 'how to reach the company'],
      })
      .optional(),
    sections: z.tuple([heroSection], pageSection).meta({
      title: 'Sections',
      description:
        'The parts of the page from top to bottom. The first is the hero, with the page’s main heading; there is only one.',
    }),
  })
  .meta({ id: 'ContentPage', title: 'Page', description: 'One page and its sections.' });

export type ContentPage = z.infer<typeof contentPage>;
