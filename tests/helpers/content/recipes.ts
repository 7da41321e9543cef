import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A code block of a recipe: an action, its file and its text. */
export type Step = {
  readonly action: string;
  readonly file: string;
  readonly text: string;
};

/** A section of a document with steps. */
export type Recipe = { readonly title: string; readonly steps: readonly Step[] };

/**
 * The recipes of a document. The action of a code block follows its language:
 * "```json change services/x.json". A block without one has an empty action, which nobody can follow.
 */
export function recipesIn(guide: string): readonly Recipe[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ title: section.split('\n', 1).join(), steps: stepsIn(section) }));
}

function stepsIn(section: string): readonly Step[] {
  const blocks = section.matchAll(/^```\w+ ?(\w*) ?(\S*)\n(.*?)^```$/gms);
  return [...blocks].map(([, action = '', file = '', text = '']) => ({
    action,
    file,
    text: text.trimEnd(),
  }));
}

/** The files that a recipe creates or changes. */
type Files = {
  /** @returns the text of a file, if it exists */
  readonly read: (file: string) => string | undefined;
  readonly write: (file: string, text: string) => void;
};

/** The files below a folder, for `followRecipe`; missing folders are created. */
export function filesBelow(root: string): Files {
  const at = (file: string) => path.join(root, file);
  return {
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
    write: (file, text) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
  };
}

/**
 * Applies a recipe to source files exactly: "```diff change src/x.ts", "```tsx new src/y.tsx" and
 * "```sh run". A recipe that was already followed changes nothing.
 * @returns the commands to run afterward
 * @throws if a file doesn't contain the lines to change exactly once, or a file to create exists
 */
export function followRecipe({ title, steps }: Recipe, { read, write }: Files): string[] {
  const commands: string[] = [];
  const isFollowed = steps.every((step) => isDone(step, read));
  for (const { action, file, text } of steps) {
    const before = file ? (read(file) ?? '') : '';
    const [old, changed] = [side(text, '-'), side(text, '+')];
    if (action === 'run') commands.push(text);
    else if (isFollowed) continue;
    else if (action === 'new' && before === '') write(file, `${text}\n`);
    else if (action === 'change' && before.split(old).length === 2)
      write(
        file,
        before.replace(old, () => changed),
      );
    else
      throw new Error(
        `The recipe “${title}” in docs/ no longer fits ${file}: it can't ${action} there what it shows. ` +
          `Bring the recipe up to date; if its example was added in another way, replace the example or ` +
          `delete the recipe:\n${text}`,
      );
  }
  return commands;
}

/** Whether the files already contain the result of a step; that of a command can't be found. */
function isDone({ action, file, text }: Step, read: Files['read']): boolean {
  const now = file ? read(file) : undefined;
  if (action === 'change') return now?.includes(side(text, '+')) === true;
  return action === 'new' ? now !== undefined : action === 'run';
}

/** The lines of a diff before ("-") or after ("+") the change. */
function side(diff: string, sign: '-' | '+'): string {
  const lines = diff.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign));
  return lines.map((line) => `${line.slice(1)}\n`).join('');
}

/**
 * Applies a "change" of a recipe as a person does, who ignores differences in white space.
 * @throws if the old text isn't found, or the recipe gives no new one
 */
export function changed(text: string, before: string, after: string | undefined): string {
  const words = before.split(/\s+/).map((word) => word.replace(/[[\]{}()*+?.\\^$|]/g, '\\$&'));
  const pattern = new RegExp(words.join('\\s*'));
  if (!pattern.test(text)) throw new Error(`The file doesn’t contain:\n${before}`);
  if (after === undefined) throw new Error(`The recipe gives no new text for:\n${before}`);
  return text.replace(pattern, () => after);
}
