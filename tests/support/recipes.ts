/** A block of the editors' guide: what is to be done, with which file, and what is written. */
export type Step = {
  readonly action: string;
  readonly file: string;
  readonly text: string;
};

/** A section of the guide with something to do in it. */
export type Recipe = { readonly title: string; readonly steps: readonly Step[] };

/**
 * The recipes of the editors' guide. What is to be done with a block stands behind its language:
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
