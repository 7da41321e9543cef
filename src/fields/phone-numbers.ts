import * as z from 'zod';
import { formattedText } from './fields';
import { dialedDigits } from './spellings';

/** How telephone numbers are written and dialed where the site is at home. */
export const phoneNumbers = z
  .strictObject({
    callingCode: formattedText('code', {
      title: 'Calling code',
      description: 'What is dialed for the country from abroad, without “+”.',
      examples: ['1'],
      patternErrorMessage: 'Use the digits after the "+", such as "1" or "49".',
      pattern: /^[1-9][0-9]{0,2}$/,
    }),
    trunkPrefix: formattedText('code', {
      title: 'Trunk prefix',
      description: 'What is dialed before a number within the country, but not from abroad.',
      examples: ['1'],
      patternErrorMessage: 'Use digits, such as "0".',
      pattern: /^[0-9]{1,2}$/,
    }).optional(),
    format: formattedText('code', {
      title: 'Form of a number',
      description:
        'How a number within the country is written: N is a digit from 2 to 9, X any digit. Without it, numbers may have several forms. Required for a trunk prefix other than 0.',
      examples: ['(NXX) NXX-XXXX'],
      patternErrorMessage: 'Use N and X for digits, with signs such as "-" between them.',
      pattern: /^(?=.*[NX])[NX0-9()./ -]+$/,
    }).optional(),
  })
  .meta({
    id: 'PhoneNumbers',
    title: 'Phone numbers',
    description: 'How phone numbers are written and dialed in the country of the company.',
  });

export type PhoneNumbers = z.infer<typeof phoneNumbers>;

/** What is dialed for a number, as in the content or as queries give it. */
export type Dialing = {
  readonly callingCode: string;
  readonly trunkPrefix?: string | null | undefined;
  readonly format?: string | null | undefined;
};

/**
 * A telephone number in E.164 form, for links (RFC 3966) and structured data.
 * @param number with any punctuation, from within the country or with a calling code
 * @returns such as `+13045550142`
 */
export function telephone(number: string, { callingCode, trunkPrefix, format }: Dialing): string {
  const digits = dialedDigits(number.replace(`(${trunkPrefix ?? ''})`, ''));
  if (number.startsWith('+')) return `+${digits}`;
  // the prefix 8 of Russia is also the first digit of the number (812) 123-45-67, so that only the form tells
  // whether a number has it; no number begins with 0. A rule asks for the form (`rules/contact-texts.ts`).
  const isWhole = trunkPrefix !== '0' && format && filled(format, digits) !== undefined;
  const prefix = isWhole ? '' : (trunkPrefix ?? '');
  return `+${callingCode}${digits.replace(new RegExp(`^${prefix}`), '')}`;
}

/**
 * A telephone number as the site writes it: "304.555.0142" becomes "(304) 555-0142". One from
 * another country, or on a site without a form of numbers, stays as it is.
 * @returns undefined for what can't be a number
 */
export function spelledPhone(number: string, phones: PhoneNumbers): string | undefined {
  const { callingCode, trunkPrefix = '', format } = phones;
  const international = telephone(number, phones);
  // "00" is dialed in many countries for "+", but not in all
  const isNumber = /^(?!00)\+?[\d\s()./\-\u2010-\u2013]+$/.test(number);
  if (!isNumber || !/^\+[1-9]\d{6,14}$/.test(international)) return undefined;
  if (format === undefined || !international.startsWith(`+${callingCode}`)) return number;
  const national = international.slice(callingCode.length + 1);
  return filled(format, national) ?? filled(format, trunkPrefix + national);
}

const places = /[NX\d]/g;

/**
 * A form of telephone numbers with the digits in its places; undefined if there are too many or too few
 * of them.
 */
function filled(format: string, digits: string): string | undefined {
  const wanted = format.match(places) ?? [];
  const fits = wanted.every((place, index) => {
    const digit = digits.charAt(index);
    return place === 'N' ? digit >= '2' : place === 'X' || place === digit;
  });
  if (!fits || wanted.length !== digits.length) return undefined;
  let index = 0;
  return format.replaceAll(places, () => digits.charAt(index++));
}
