/**
 * The word most likely meant: the nearest of those offered, if it is near enough.
 * @returns undefined where no offered word is like the one written
 */
export function nearest(written: string, offered: Iterable<string>): string | undefined {
  const limit = Math.ceil(written.length * 0.4);
  const ranked = [...offered]
    .map((word) => ({ word, distance: distanceBetween(written.toLowerCase(), word.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= limit ? best.word : undefined;
}

/** What to say about a name nobody knows: the one most likely meant, or all there are. */
export function insteadOf(written: string, offered: readonly string[]): string {
  const guess = nearest(written, offered);
  if (guess !== undefined) return `Did you mean ${quoted(guess)}?`;
  if (offered.length === 0) return 'Remove it.';
  // nobody reads fifty names; an editor such as VS Code offers them all
  return offered.length > 12
    ? `Choose a name that exists, such as ${offered.slice(0, 3).join(', ')}.`
    : `Choose one of: ${offered.join(', ')}.`;
}

/** A value as the editor is shown it: in quotation marks, and not too long to read. */
export function quoted(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…${text.slice(-1)}` : text;
}

/** How many single letters differ, are missing or are too many (Levenshtein's distance). */
function distanceBetween(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of one.split('').entries()) {
    const current = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const change = (previous[column] ?? 0) + (letter === other[column] ? 0 : 1);
      const removal = (previous[column + 1] ?? 0) + 1;
      const addition = (current[column] ?? 0) + 1;
      current.push(Math.min(change, removal, addition));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
