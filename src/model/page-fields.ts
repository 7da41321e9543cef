import { folded } from 'content-check/field-metadata';
import * as z from 'zod';
import { addressPattern } from '../fields/addresses';
import { draft, keywords } from '../fields/common-fields';
import { formattedText, singleLineText } from '../fields/fields';
import { editorTitles } from '../fields/editor-titles';

const search = <Part extends z.core.$ZodType>(part: Part) => folded(editorTitles.search, part);

/** What a page of any type has: its address, and what search engines see. */
export const pageFields = {
  path: search(
    formattedText('page-path', {
      title: 'Address',
      description:
        'Where the page lives on this site. It starts with "/" and doesn’t end with one.',
      examples: ['/news', '/about/team'],
      patternErrorMessage:
        'Start with "/", use lowercase letters, digits and single hyphens, and do not end with "/".',
      pattern: new RegExp(`^/$|${addressPattern.source}`),
    }),
  ),
  title: search(
    singleLineText(
      100,
      {
        title: 'Title',
        description:
          'The name of the page in the browser’s tab and in search results. At most 40 characters: the company’s name follows it there.',
        examples: ['News'],
      },
      'page-title',
    ),
  ),
  description: search(
    singleLineText(
      320,
      {
        title: 'Description',
        description: 'What a visitor finds here, for search results: 70 to 155 characters.',
        examples: ['What we promise West Virginia, and what we mean when we call AI ethical.'],
      },
      'meta-description',
    ),
  ),
  keywords: search(keywords),
  draft,
  noindex: search(
    z.boolean().meta({
      title: 'Hide from search engines',
      description: 'Keeps this page out of search results.',
      examples: [true],
    }),
  ).optional(),
};

/** The values of these fields. */
export type PageFields = z.infer<z.ZodObject<typeof pageFields>>;
