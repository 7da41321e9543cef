import * as z from 'zod';
import { folded } from 'content-check/field-metadata';
import { heroSection } from '../sections/hero/schema';
import { pageSection } from '../sections/registry';
import { schemaReference } from '../fields/common-fields';
import { editorTitles } from '../fields/editor-titles';
import { pageFields } from './page-fields';

/** One page: its address, what search engines see, and its sections from top to bottom. */
export const contentPage = z
  .strictObject({
    $schema: schemaReference.optional(),
    ...pageFields,
    schemaType: folded(
      editorTitles.search,
      z.enum(['AboutPage', 'ContactPage']).meta({
        id: 'PageSchemaType',
        title: 'Kind of page',
        description: 'What this page is for, for search engines.',
        examples: ['AboutPage'],
        enumDescriptions: ['about the company', 'how to reach the company'],
      }),
    ).optional(),
    sections: z.tuple([heroSection], pageSection).meta({
      title: 'Sections',
      description:
        'The parts of the page from top to bottom. The first is the top of the page, with its main heading; there is only one.',
    }),
  })
  .meta({ id: 'ContentPage', title: 'Page', description: 'One page and its sections.' });

export type ContentPage = z.infer<typeof contentPage>;
