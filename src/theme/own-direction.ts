/**
 * For a block of text: its lines run from the right if its words are of Arabic or Hebrew, on a page of
 * another language, too. It is not for inline elements: the browser would no longer count their words
 * when it chooses the direction of the line.
 */
export const ownDirection = 'unicode-bidi: plaintext;';
