/** How many characters a last line has to have, and how many may be kept together for that. */
const shortest = 10;
const longest = 18;

const space = ' ';
const noBreakSpace = '\u00a0';

/**
 * A text whose last words stay together, so that its last line is never one short word such as
 * "it." on its own. Words that would take much of a narrow line together are left apart.
 */
export function joinLastWords(text: string): string {
  let start = text.lastIndexOf(space);
  while (start > 0 && text.length - start - 1 < shortest) {
    const before = text.lastIndexOf(space, start - 1);
    if (before === -1 || text.length - before - 1 > longest) break;
    start = before;
  }
  const end = text.slice(start + 1);
  return text.slice(0, start + 1) + end.replaceAll(space, noBreakSpace);
}
