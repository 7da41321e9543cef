/** A number of the United States with any usual punctuation, with or without the country's code. */
export const phone =
  /^(?:\+?1[\s.\-\u2010-\u2013]*)?\(?([2-9]\d\d)\)?[\s./\-\u2010-\u2013]*([2-9]\d\d)[\s.\-\u2010-\u2013]*(\d{4})$/;

/** An email address, as people write one. */
export const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;

/** A phone number in the spelling of the site: "304.555.0142" becomes "(304) 555-0142". */
export function phoneSpelling(typed: string): string {
  return typed.replace(phone, '($1) $2-$3');
}

/**
 * The address for a link of what people write in its place: an email address, a phone number of the United States, or a
 * web address that starts with "www.".
 */
export function linkSpelling(typed: string): string {
  if (email.test(typed)) return `mailto:${typed}`;
  if (/^www\.\S+$/i.test(typed)) return `https://${typed}`;
  return typed.replace(phone, 'tel:+1$1$2$3');
}
