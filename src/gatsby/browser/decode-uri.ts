/** Leaves a text as it is where it can't be decoded. */
const leniently =
  (decode: (text: string) => string) =>
  (text: string): string => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };

/*
 * The bundles have these in place of the language's own, which throw at an address like "/%": Gatsby
 * decodes addresses in many places and catches nothing.
 */

export const decodeUri = leniently(globalThis.decodeURI);

export const decodeUriComponent = leniently(globalThis.decodeURIComponent);
