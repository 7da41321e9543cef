/** Wraps a decoder so that it returns malformed text unchanged. */
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
 * The bundles use these instead of the built-in functions, which throw on an address like "/%": Gatsby
 * decodes addresses in many places without catching errors.
 */

export const decodeUri = leniently(globalThis.decodeURI);

export const decodeUriComponent = leniently(globalThis.decodeURIComponent);
