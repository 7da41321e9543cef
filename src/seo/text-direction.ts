/** Languages that are written from right to left, of those with a two-letter code (ISO 639-1). */
const rightToLeft = /^(?:ar|dv|fa|he|ks|ps|sd|ug|ur|yi)/;

/** The value of `dir` for a language; undefined for the default, left to right. */
export const textDirection = (language: string): 'rtl' | undefined =>
  rightToLeft.test(language) ? 'rtl' : undefined;
