/**
 * For a block of text: its lines run from the right if its words are of Arabic or Hebrew, on a page of
 * another language, too. It is not for an element within a line, which would keep its words from what
 * decides this for the line.
 */
export const ownDirection = 'unicode-bidi: plaintext;';
