import { folded } from 'content-check/field-metadata';
import * as z from 'zod';
import { derivedField } from './derived-fields';
import { formattedText, singleLineText } from './fields';
import { editorTitles } from './editor-titles';
import { addressStarts, oneOf, outwardAddress } from './link-schemes';

/** Hides a page or service from visitors until it is ready. */
export const draft = z
  .boolean()
  .meta({
    title: 'Draft',
    description: 'Hides what is not ready from visitors. You see it, marked as a draft.',
    examples: [true],
  })
  .optional();

/** A list of words for search engines. */
export const keywords = z
  .array(
    singleLineText(40, {
      title: 'Keyword',
      description: 'One or two words.',
      examples: ['ethical AI'],
    }),
  )
  .meta({
    title: 'Keywords',
    description: 'What this page is about, for search engines. Visitors don’t see it.',
    examples: [['ethical AI', 'West Virginia']],
  });

/** Lets a text editor refer to the schema; the site ignores it. */
export const schemaReference = z.string().meta({
  title: 'Schema',
  description: 'The file that describes this one to a text editor. The site ignores it.',
});

/** What a link leads to. */
export const linkTarget = formattedText('href', {
  title: editorTitles.href,
  description:
    'A page of this site, a web address, an email address, or a phone number with “+” and its country’s code.',
  examples: ['/services', '/contact'],
  pattern: new RegExp(`^(/[a-z0-9/-]*(#[a-z0-9-]+)?|#[a-z0-9-]+|${outwardAddress})$`),
  patternErrorMessage: `Use a page of this site, such as "/about", or an address that starts with ${oneOf(addressStarts.map((start) => `"${start}"`))}.`,
});

/** A link and its label. */
export const link = z
  .strictObject({
    label: singleLineText(40, {
      title: editorTitles.words,
      description: 'The words on the link. They should say where it leads.',
      examples: ['Explore Our Services'],
    }),
    href: linkTarget,
  })
  .meta({ id: 'Link', title: 'Link', description: 'A link and the words on it.' });

/** A notification: a short message that appears over the page for a few seconds. */
export const notificationMessage = z
  .strictObject({
    title: singleLineText(60, {
      title: 'Title',
      description: 'The first line of the message.',
      examples: ['Coming Soon!'],
    }),
    text: singleLineText(200, {
      title: 'Text',
      description: 'One or two short sentences.',
      examples: ['Thank you for your message! We will get back to you shortly.'],
    }),
  })
  .meta({
    id: 'Message',
    title: 'Message',
    description: 'A short message that appears over the page for a few seconds.',
  });

/** The id of a part of a page, for links such as "/services#how-we-work". */
export const anchor = folded(
  editorTitles.anchor,
  formattedText('anchor', {
    title: editorTitles.anchor,
    description:
      'A name for this part of the page, so that a link can lead straight to it: "steps" for a link to "/services#steps".',
    examples: ['steps', 'our-promise'],
    pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    patternErrorMessage:
      'Use lowercase letters, digits and single hyphens, and start with a letter.',
  }),
);

/** How to reach the company, for sections that show some of it. */
export const contactField = derivedField({
  type: 'ContactContent!',
  needs: ['contact'],
  from: (_section, { contact }) => contact,
});
