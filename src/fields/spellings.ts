import { emailLike } from './email-address';

/** A telephone number with a calling code and any usual punctuation. */
export const phone = /^\+[1-9](?:[\s()./\-\u2010-\u2013]*\d){6,14}$/;

/**
 * The digits of a telephone number that are dialed. A zero in brackets, as in "+49 (0)30 901820", is dialed
 * within the country only.
 */
export const dialedDigits = (number: string): string =>
  number.replace(number.startsWith('+') ? '(0)' : '', '').replaceAll(/\D/g, '');

/**
 * The address for a link of what people write in its place: an email address, a telephone number
 * with its calling code, or a web address that starts with "www.".
 */
export function linkSpelling(typed: string): string {
  if (emailLike.test(typed)) return `mailto:${typed}`;
  if (/^www\.\S+$/i.test(typed)) return `https://${typed}`;
  return phone.test(typed) ? `tel:+${dialedDigits(typed)}` : typed;
}
