import * as z from 'zod';
import { onOneLine, visibleLine } from 'content-check/visible-text';
import { type DerivedField, derivedField, derivedFields } from '../fields/derived-fields';
import { linkTarget, schemaReference } from '../fields/common-fields';
import { formattedText, singleLineText } from '../fields/fields';
import { iconName } from '../fields/icons';
import { type Dialing, telephone } from '../fields/phone-numbers';
import { pictureFile } from '../fields/picture';
import { editorTitles } from '../fields/editor-titles';

const person = z
  .strictObject({
    label: singleLineText(40, {
      title: 'Words above the name',
      description: 'What one asks for.',
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
      // three for each of the pixels in which it is shown
      216,
    ).optional(),
  })
  .meta({
    id: 'Person',
    title: 'Who answers',
    description: 'The person who answers, named above the contact details.',
  });

/**
 * The kinds of contact details: what the editor says about each, and the scheme with which its text, an
 * address or a number, becomes a link. A fax is dialed like a phone, since RFC 3966 gives it no scheme of
 * its own.
 */
const kinds = {
  email: { description: 'an email address', scheme: 'mailto' },
  phone: { description: 'a phone number', scheme: 'tel' },
  sms: { description: 'a number for text messages', scheme: 'sms' },
  fax: { description: 'a fax number', scheme: 'tel' },
  place: { description: 'a place', scheme: null },
  link: { description: 'a link', scheme: null },
} as const;

export type ContactKind = keyof typeof kinds;

/** The kind of a contact detail. */
export const contactKind = z.enum(Object.keys(kinds) as ContactKind[]).meta({
  id: 'ContactKind',
  title: 'Kind',
  description: 'What it is. The first email, phone number and place are also in the footer.',
  examples: ['email'],
  enumDescriptions: Object.values(kinds).map(({ description }) => description),
});

/**
 * One way to reach the company. What its text must look like, by its kind, is a rule
 * (`rules/contact-texts.ts`).
 */
export const contactDetail = z
  .strictObject({
    kind: contactKind,
    label: singleLineText(40, {
      title: 'Word above it',
      description: 'What it is, in a word or two.',
      examples: ['Email'],
    }),
    text: formattedText('contact-text', {
      title: 'Text',
      description: 'The address, the number, the town and state, or the words on the link.',
      examples: ['hello@ridgeline.example'],
      maximum: 120,
      pattern: visibleLine,
      patternErrorMessage: onOneLine,
    }),
    href: linkTarget
      .meta({
        title: editorTitles.href,
        description: 'Where a link leads, or a place with a map. Addresses and numbers need none.',
      })
      .optional(),
    icon: iconName,
  })
  .meta({
    id: 'ContactDetail',
    title: 'Contact detail',
    description: 'One way to reach the company.',
  })
  .register(derivedFields, {
    href: derivedField({
      type: 'String',
      needs: ['site'],
      from: (detail: WithTarget, { site }) => targetOf(detail, site.phones),
    }),
  });

export type ContactDetail = z.infer<typeof contactDetail>;

/** An address or a number, which always has a target (SDL). */
const linkedDetail = 'type LinkedDetail {\n  text: String!\n  href: String!\n  icon: String!\n}';

/** How to reach the company. No other file of the content repeats any of it. */
export const contactContent = z
  .strictObject({
    $schema: schemaReference.optional(),
    details: z.array(contactDetail).meta({
      title: 'Contact details',
      description: 'The ways to reach the company, in the order in which they are shown.',
    }),
    person: person.optional(),
    hours: singleLineText(60, {
      title: 'Hours',
      description: 'When somebody answers the phone. Shown below the number of a call.',
      examples: ['Weekdays, 9 to 5'],
    }).optional(),
  })
  .meta({
    id: 'ContactContent',
    title: editorTitles.contact,
    description: 'How to reach the company, for every page that shows it.',
  })
  .register(derivedFields, {
    email: firstDetail('email', { type: 'LinkedDetail!', declares: linkedDetail }),
    phone: firstDetail('phone', { type: 'LinkedDetail', declares: linkedDetail }),
    place: firstDetail('place', { type: 'ContactDetail' }),
  });

export type ContactContent = z.infer<typeof contactContent>;

/** The first contact detail of a kind. */
export function firstOf<Detail extends { readonly kind: ContactKind }>(
  details: readonly Detail[],
  wanted: ContactKind,
): Detail | undefined {
  return details.find(({ kind }) => kind === wanted);
}

function firstDetail(kind: ContactKind, type: Pick<DerivedField, 'type' | 'declares'>) {
  return derivedField({
    ...type,
    from: ({ details }: { readonly details: readonly ContactDetail[] }) =>
      firstOf(details, kind) ?? null,
  });
}

/** Whether a contact detail of this kind is linked by its text: an address or a number. */
export function isLinkedByText(kind: ContactKind): boolean {
  return kinds[kind].scheme !== null;
}

/** What decides where a contact detail leads. */
type WithTarget = {
  readonly kind: ContactKind;
  readonly text: string;
  readonly href?: string | null | undefined;
};

/** What a contact detail leads to; null for nothing. */
export function targetOf({ kind, text, href }: WithTarget, phones: Dialing): string | null {
  const { scheme } = kinds[kind];
  if (scheme === null) return href ?? null;
  return `${scheme}:${kind === 'email' ? text : telephone(text, phones)}`;
}
