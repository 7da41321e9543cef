/** A block of a recipe: what is to be done, with which file, and what is written. */
export type Step = {
  readonly action: string;
  readonly file: string;
  readonly text: string;
};

/** A section of a document with something to do in it. */
export type Recipe = { readonly title: string; readonly steps: readonly Step[] };

/**
 * The recipes of a document. What is to be done with a block stands behind its language:
 * "```json change services/x.json".
 */
export function recipesIn(guide: string): readonly Recipe[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ title: section.split('\n', 1).join(), steps: stepsIn(section) }));
}

function stepsIn(section: string): readonly Step[] {
  const blocks = section.matchAll(/^```\w+ (\w+) ?(\S*)\n(.*?)^```$/gms);
  return [...blocks].map(([, action = '', file = '', text = '']) => ({
    action,
    file,
    text: text.trim(),
  }));
}

/**
 * Does a "change" of a recipe as a person does, who sees no difference between one blank and many.
 * @throws when the words are not in the text, or the recipe does not say what they become
 */
export function changed(text: string, words: string, others: string | undefined): string {
  const pattern = words.split(/\s+/).map((word) => word.replace(/[[\]{}()*+?.\\^$|]/g, '\\$&'));
  const shown = new RegExp(pattern.join('\\s*'));
  if (!shown.test(text)) throw new Error(`The file does not hold:\n${words}`);
  if (others === undefined) throw new Error(`Nothing is said of what this becomes:\n${words}`);
  return text.replace(shown, () => others);
}
