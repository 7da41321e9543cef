import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
    text: text.trimEnd(),
  }));
}

/** The files that a recipe makes or changes. */
type Files = {
  /** @returns the text of a file; undefined where there is none */
  readonly read: (file: string) => string | undefined;
  readonly write: (file: string, text: string) => void;
};

/** The files below a folder, for `followRecipe`; folders that are missing are made. */
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
 * Does to source files what a recipe says, letter by letter: "```diff change src/x.ts", "```tsx new
 * src/y.tsx" and "```sh run". A recipe that was followed before changes nothing.
 * @returns the commands to run then
 * @throws where a file does not hold the lines to be changed exactly once, or one to be made is there
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

/** Whether the result of a step is in the files; a command leaves nothing that could be found. */
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
