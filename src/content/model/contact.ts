import * as z from 'zod';
import { derivedField, derivedFields } from '../fields/derived-fields';
import { formattedText, schemaReference, singleLineText } from '../fields/fields';
import { pictureFile } from '../fields/picture';

const person = z
  .strictObject({
    label: singleLineText(40, {
      title: 'Label',
      description: 'The words above the name.',
      examples: ['Ask for'],
    }),
    name: singleLineText(60, {
      title: 'Name',
      description: 'The name of the person who answers.',
      examples: ['Ada Stone'],
    }),
    role: singleLineText(80, {
      title: 'Role',
      description: 'What they do, in a few words.',
      examples: ['Founder'],
    }),
    portrait: pictureFile(
      'Portrait',
      'A photograph of their face, at least 216 pixels wide. A square is cut from its middle.',
    ).optional(),
  })
  .meta({
    id: 'Person',
    title: 'Who answers',
    description: 'The person who answers, named above the contact details.',
  });

/** How to reach the company: the only place for each of these. */
export const contactContent = z
  .strictObject({
    $schema: schemaReference.optional(),
    email: formattedText('email', {
      title: 'Email address',
      description: 'The address that visitors write to.',
      examples: ['hello@ridgeline.example'],
      patternErrorMessage: 'Use one email address, such as "hello@ridgeline.example".',
      // atext of RFC 5322 that needs no encoding in a link (RFC 6068, 2), and dots like the HTML Standard
      pattern: /^[A-Za-z0-9.!$'*+_~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/,
    }),
    phone: formattedText('phone', {
      title: 'Phone number',
      description: 'A number in the United States.',
      examples: ['(304) 555-0142'],
      patternErrorMessage: 'Use the form "(304) 555-0142".',
      pattern: /^\([2-9][0-9]{2}\) [2-9][0-9]{2}-[0-9]{4}$/,
    }),
    location: singleLineText(60, {
      title: 'Place',
      description: 'Town and state, in the footer and among the contact details.',
      examples: ['Elizabeth, WV'],
    }),
    person: person.optional(),
  })
  .meta({
    id: 'ContactContent',
    title: 'Contact',
    description: 'How to reach the company, for every page that shows it.',
  })
  .register(derivedFields, {
    telephone: derivedField({
      type: 'String!',
      from: ({ phone }: { readonly phone?: string | null }) => telephone(phone ?? ''),
    }),
  });

export type ContactContent = z.infer<typeof contactContent>;

/**
 * A phone number in E.164 form, for links (RFC 3966) and structured data.
 *
 * @param phone ten digits with any punctuation, with or without +1
 * @returns such as `+13045550142`
 */
export function telephone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `+${digits.length === 10 ? '1' : ''}${digits}`;
}
