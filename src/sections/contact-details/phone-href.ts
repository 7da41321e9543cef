/**
 * The address of a phone link for a United States number.
 *
 * @param phone as people write it, ten digits with any punctuation, with or without +1.
 * @returns a `tel:` address in E.164 form (RFC 3966), such as `tel:+13045550142`.
 */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
