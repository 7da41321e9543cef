/*
 * What any page may cost. A limit here is a promise to visitors on slow connections: fix the page, not the number.
 * docs/performance.md says what made pages smaller.
 */

/** Bytes of HTML with its styles: the first round trip of a slow connection carries little more. */
export const documentLimit = 12_700;

/** The same for a page with many cards, whose parts have names. */
export const documentLimitWithCards = 13_500;

/** Bytes of scripts. */
export const scriptLimit = 110_000;

/** Three requests more than text, scripts and fonts need: the drawings, and the land at the bottom of the cards. */
export const requestLimit = 15;
