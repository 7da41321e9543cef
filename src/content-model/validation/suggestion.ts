import { distance } from 'fastest-levenshtein';

/**
 * The word most likely meant: the nearest of those offered, if it is near enough.
 * @returns undefined where no offered word is like the one written
 */
export function nearest(written: string, offered: readonly string[]): string | undefined {
  const [best] = offered
    .map((word) => ({ word, edits: distance(written.toLowerCase(), word.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.ceil(written.length * 0.4) ? best.word : undefined;
}

/** What to say about a name nobody knows: the one most likely meant, or all there are. */
export function suggestion(written: string, offered: readonly string[]): string {
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
