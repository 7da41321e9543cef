import { distance } from 'fastest-levenshtein';

/** What an unknown name may mean: the nearest known one, else those that exist, or some of them. */
export type Suggestion =
  | { readonly guess: string }
  | { readonly choices: readonly string[]; readonly isComplete: boolean };

/** What `written` may mean among the names that exist. */
export function suggestion(written: string, offered: readonly string[]): Suggestion {
  const guess = nearest(written, offered);
  if (guess !== undefined) return { guess };
  // a long list helps nobody; text editors such as VS Code suggest all names
  const isComplete = offered.length <= 12;
  return { choices: isComplete ? offered : offered.slice(0, 3), isComplete };
}

/**
 * The candidate nearest to a word, if it is near enough.
 * @returns undefined if no candidate is similar
 */
export function nearest(written: string, offered: readonly string[]): string | undefined {
  const [best] = offered
    .map((word) => ({ word, edits: distance(written.toLowerCase(), word.toLowerCase()) }))
    .sort((first, second) => first.edits - second.edits);
  return best && best.edits <= Math.ceil(written.length * 0.4) ? best.word : undefined;
}
