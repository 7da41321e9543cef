/** Matches languages that are written from right to left, of those with a two-letter code (ISO 639-1). */
export const rightToLeft = /^(?:ar|dv|fa|he|ks|ps|sd|ug|ur|yi)/;
