import type { ContentDocument, ContentFolder } from 'content-check/content-document';
import { faultIn } from 'content-check/format-fault';
import type { Finding, Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import type { RepairsLike } from 'content-check/repairs';
import { valueAt } from 'content-check/schema-traversal';
import { isSound } from 'content-check/syntax-problems';
import { missingFinding } from 'content-check/value-findings';
import { quoted } from 'content-check/words/phrases';
import type { schemaWords } from 'content-check/words/schema-words';
import { defineWords, findingsOf } from 'content-check/words/words';
import { emailFaults } from '../fields/address-faults';
import { emailAddress } from '../fields/addresses';
import { type PhoneNumbers, phoneNumbers, spelledPhone } from '../fields/phone-numbers';
import {
  type ContactDetail,
  contactContent,
  contactDetail,
  contactKind,
  leadsToText,
} from '../model/contact';

/** Words about contact details. */
export const contactTextWords = defineWords({
  'contact-without-email': () =>
    'There is no email address, which every page shows at its foot. Add a contact detail that is one.',
  'phone-spelled-otherwise': ({ got, better }: { readonly got: string; readonly better: string }) =>
    `The site writes phone numbers in another way (got ${quoted(got)}). Use ${quoted(better)}.`,
  'contact-target-needless': () =>
    'The text says already where this leads. Remove this, or choose another kind.',
});

/** What the editor offers in place of the text of a contact detail. */
export const contactTextRepairs = {
  'phone-spelled-otherwise': ({ better }) => [better],
} satisfies RepairsLike<typeof contactTextWords>;

const finding = findingsOf<typeof contactTextWords & typeof schemaWords>();

/**
 * Contact details whose text or target does not fit their kind, and a contact without an email address. Numbers have the
 * form that the settings of the site give them.
 */
export function contactTextProblems({ documents }: ContentFolder): readonly Problem[] {
  const documentOf = (name: string) =>
    documents.find(({ collection }) => collection?.name === name);
  const contact = documentOf('contact');
  const details = contact && isSound(contact) ? valueAt(contact.value, ['details']) : undefined;
  if (!contact || !Array.isArray(details)) return [];
  const phones = phoneNumbers.safeParse(valueAt(documentOf('site')?.value, ['phones'])).data;
  const kinds = details.map((detail: unknown) => valueAt(detail, ['kind']));
  // a kind that is misspelled is reported as such
  const hasNoEmail = kinds.every((kind) => kind !== 'email' && contactKind.safeParse(kind).success);
  return [
    ...(hasNoEmail ? [problemAt(contact, ['details'], finding('contact-without-email'))] : []),
    ...details.flatMap((value: unknown, index) => {
      const detail = contactDetail.safeParse(value).data;
      return detail ? detailProblems(contact, index, detail, phones) : [];
    }),
  ];
}

function detailProblems(
  contact: ContentDocument,
  index: number,
  detail: ContactDetail,
  phones: PhoneNumbers | undefined,
): readonly Problem[] {
  const path = (field: string) => ['details', index, field];
  const wrong = textFinding(detail, phones);
  const hasTarget = detail.href !== undefined;
  const missing =
    detail.kind === 'link' && !hasTarget
      ? missingFinding(contactContent, contact.value, path('href'))
      : undefined;
  const needless =
    hasTarget && leadsToText(detail.kind) ? finding('contact-target-needless') : undefined;
  const found = missing ?? needless;
  return [
    ...(wrong ? [problemAt(contact, path('text'), wrong)] : []),
    ...(found ? [problemAt(contact, path('href'), found)] : []),
  ];
}

/** What is wrong with a text for its kind. Numbers wait for settings that are valid. */
function textFinding(
  { kind, text }: ContactDetail,
  phones: PhoneNumbers | undefined,
): Finding | undefined {
  if (kind === 'email') return emailAddress.test(text) ? undefined : emailFinding(text);
  return leadsToText(kind) && phones ? phoneFinding(text, phones) : undefined;
}

function emailFinding(got: string): Finding {
  const advice = 'Use one email address, such as "hello@ridgeline.example".';
  return faultIn(emailFaults)(got) ?? finding('format-wrong', { got, advice });
}

function phoneFinding(got: string, phones: PhoneNumbers): Finding | undefined {
  const better = spelledPhone(got, phones);
  if (better === got) return undefined;
  if (better !== undefined) return finding('phone-spelled-otherwise', { got, better });
  const { format, callingCode } = phones;
  const advice =
    format === undefined
      ? `Use digits with spaces or signs between them, with the calling code after "+" if it isn’t ${callingCode}.`
      : `Use the form ${quoted(format)}, with a digit from 2 to 9 for N and any for X, or "+" and the calling code of another country.`;
  return finding('format-wrong', { got, advice });
}
