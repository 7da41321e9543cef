import type { ContentDocument } from 'content-check/content-document';
import { defineRule } from 'content-check/define-rule';
import { faultIn } from 'content-check/format-fault';
import type { Finding } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { missingFinding } from 'content-check/value-findings';
import { quoted } from 'content-check/messages/phrases';
import { emailAddress, emailFaults } from '../fields/email-address';
import { type PhoneNumbers, phoneNumbers, spelledPhone } from '../fields/phone-numbers';
import {
  type ContactDetail,
  contactContent,
  contactDetail,
  contactKind,
  isLinkedByText,
} from '../model/contact';
import { siteContent } from '../model/site';
import { documentNamed } from './document-named';

type Got = { readonly got: string };

/**
 * Contact details whose text or target does not fit their kind, and a contact without an email
 * address. Numbers have the form that the settings of the site give them.
 */
export const contactTexts = defineRule({
  messages: {
    'contact-without-email': () =>
      'There is no email address, which every page shows at its foot. Add a contact detail that is one.',
    'email-wrong': ({ got }: Got) =>
      `This is not an email address (got ${quoted(got)}). Use one such as "hello@ridgeline.example".`,
    'phone-wrong': ({ got, form }: Got & { readonly form: string }) =>
      `This is not a phone number (got ${quoted(got)}). ${form}`,
    'phone-spelled-otherwise': ({ got, better }: Got & { readonly better: string }) =>
      `The site writes phone numbers in another way (got ${quoted(got)}). Use ${quoted(better)}.`,
    'contact-target-needless': () =>
      'The text says already where this leads. Remove this, or choose another kind.',
  },
  repairs: { 'phone-spelled-otherwise': ({ better }) => [better] },
  check({ folder: { documents }, finding }) {
    const contact = documentNamed(documents, 'contact');
    const details = contact && isSound(contact) ? valueAt(contact.value, ['details']) : undefined;
    if (!contact || !Array.isArray(details)) return [];
    const phones = phonesOf(documentNamed(documents, 'site'));

    /**
     * What is wrong with a text for its kind. Numbers are checked once the settings of the site are
     * valid, since these say how numbers look.
     */
    function textFinding({ kind, text: got }: ContactDetail): Finding | undefined {
      if (kind === 'email' && !emailAddress.test(got))
        return faultIn(emailFaults)(got) ?? finding('email-wrong', { got });
      if (kind === 'email' || !isLinkedByText(kind) || !phones) return undefined;
      const better = spelledPhone(got, phones);
      if (better === undefined) return finding('phone-wrong', { got, form: formOf(phones) });
      return better === got ? undefined : finding('phone-spelled-otherwise', { got, better });
    }

    function targetFinding(document: ContentDocument, index: number, detail: ContactDetail) {
      if (detail.kind === 'link' && detail.href === undefined)
        return missingFinding(contactContent, document.value, ['details', index, 'href']);
      return detail.href !== undefined && isLinkedByText(detail.kind)
        ? finding('contact-target-needless')
        : undefined;
    }

    const kinds = details.map((detail: unknown) => valueAt(detail, ['kind']));
    // a kind that is misspelled is reported as such
    const hasNoEmail = kinds.every(
      (kind) => kind !== 'email' && contactKind.safeParse(kind).success,
    );
    return [
      ...(hasNoEmail ? [problemAt(contact, ['details'], finding('contact-without-email'))] : []),
      ...details.flatMap((value: unknown, index) => {
        const detail = contactDetail.safeParse(value).data;
        if (!detail) return [];
        const found = { text: textFinding(detail), href: targetFinding(contact, index, detail) };
        return Object.entries(found).flatMap(([field, problem]) =>
          problem ? [problemAt(contact, ['details', index, field], problem)] : [],
        );
      }),
    ];
  },
});

/**
 * Countries whose trunk prefix a number may begin with, too, and whose form of numbers the site doesn't
 * know: the prefix of some numbers would be dialed, and the first digit of others would not. No number
 * begins with 0.
 */
export const trunkPrefixes = defineRule({
  messages: {},
  check({ folder: { documents } }) {
    const site = documentNamed(documents, 'site');
    const { trunkPrefix = '0', format } = phonesOf(site) ?? {};
    if (!site || trunkPrefix === '0' || format !== undefined) return [];
    const path = ['phones', 'format'];
    return [problemAt(site, path, missingFinding(siteContent, site.value, path))];
  },
});

/** How the site writes telephone numbers; undefined if its settings of them are not valid. */
const phonesOf = (site: ContentDocument | undefined) =>
  phoneNumbers.safeParse(valueAt(site?.value, ['phones'])).data;

/** What a number looks like, for whoever has written none. */
function formOf({ format, callingCode }: PhoneNumbers): string {
  return format === undefined
    ? `Use digits with spaces or signs between them, with the calling code after "+" if it isn’t ${callingCode}.`
    : `Use the form ${quoted(format)}, with a digit from 2 to 9 for N and any for X, or "+" and the calling code of another country.`;
}
