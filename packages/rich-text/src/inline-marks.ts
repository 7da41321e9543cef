import type { Range } from './blocks';
import { emphasisPairs, type Pair } from './emphasis';

/** A link: the places of its words and of its target, between the brackets. */
export type Link = Range & { readonly label: Range; readonly target: Range };

/** The marks of a line. */
export type Marks = {
  readonly pairs: readonly Pair[];
  readonly links: readonly Link[];
  /** Backslashes before the characters that they escape. */
  readonly escapes: readonly number[];
};

/** After the words of a link: its target without backslashes, in which round brackets come in pairs. */
const target = /^\(((?:[^\s()\\]|\([^\s()\\]*\))*)\)/;

/** An address as it can stand in a text: what would end it there is encoded, as browsers understand it. */
export function writableTarget(address: string): string {
  if (target.exec(`(${address})`)?.[1] === address) return address;
  return address.replaceAll(/[\s()\\]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  );
}

/** Escapes, asterisks and square brackets; one asterisk between digits multiplies. */
const signs = /\\[!-/:-@[-`{-~]|(?!(?<=\d)\*\d)\*+|[[\]]/g;

/**
 * The marks within a line, as CommonMark reads them: emphasis, links without a title, escapes. Only "2*3*4" has no
 * emphasis here.
 */
export function marksOf(line: string): Marks {
  const escapes: number[] = [];
  const links: Link[] = [];
  const pairs: Pair[] = [];
  let runs: Range[] = [];
  let openings: number[] = [];
  let end = 0;
  for (const { 0: sign, index } of line.matchAll(signs)) {
    // inside of a target there are no marks
    if (index < end) continue;
    if (sign.startsWith('\\')) escapes.push(index);
    else if (sign === '[') openings.push(index);
    else if (sign !== ']') runs.push({ from: index, to: index + sign.length });
    else {
      const from = openings.pop();
      const href = target.exec(line.slice(index + 1));
      if (from === undefined || !href) continue;
      end = index + 1 + href[0].length;
      const isInside = (run: Range) => run.from > from;
      pairs.push(...emphasisPairs(line, runs.filter(isInside)));
      runs = runs.filter((run) => !isInside(run));
      // a link contains no other
      openings = [];
      links.push({
        from,
        to: end,
        label: { from: from + 1, to: index },
        target: { from: index + 2, to: end - 1 },
      });
    }
  }
  return { pairs: [...pairs, ...emphasisPairs(line, runs)], links, escapes };
}
