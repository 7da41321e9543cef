/**
 * A United States phone number in E.164 form, for links (RFC 3966) and structured data.
 *
 * @param phone as people write it, ten digits with any punctuation, with or without +1.
 * @returns such as `+13045550142`.
 */
export function telephone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `+${digits.length === 10 ? '1' : ''}${digits}`;
}
