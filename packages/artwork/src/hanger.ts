/*
 * What a label hangs from: half a slack string, from its nail to its lowest point, and there the loop that goes through the
 * eyelet of the label. Both have the color of the text around them.
 */

/** In a box of 100 × 30 that is stretched to half the width of a label; the nail is at its upper left corner. */
export const twine =
  '<path fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke" d="M0 2Q50 28 100 28"/>';

const strand = (d: string): string =>
  `<path fill="none" stroke="currentColor" stroke-width="2" d="${d}"/>`;

/**
 * In a box of 40 × 64, whose top the string touches in the middle; the label begins at 34. Of the loop's strands, one ends behind
 * the label's edge, the other goes over it into the eyelet.
 */
export const hanger =
  '<circle cx="20" cy="50" r="8.5" fill="var(--color-surface2)" stroke="var(--hay)" stroke-width="3"/>' +
  strand('M19 2C12 12 14 26 17 34') +
  strand('M21 2C30 14 28 38 20 51') +
  '<path fill="currentColor" d="M20-2c4 0 6 3 4 6l-4 3-4-3c-2-3 0-6 4-6z"/>';
