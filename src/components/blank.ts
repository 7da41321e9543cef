/** Marks the place, in a text of the content, where somebody fills something in. */
export const blank = '…';
