import type { Range } from './blocks';

/** A pair of marks: the first and the last character of both, and whether it is bold. */
export type Pair = { readonly open: Range; readonly close: Range; readonly bold: boolean };

/** A row of asterisks that may open or close emphasis. */
type Run = {
  from: number;
  to: number;
  readonly length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  isDone: boolean;
};

/** The pairs of `*` and `**` in a line, as CommonMark matches them (its section 6.2). */
export function emphasisPairs(line: string, places: readonly Range[]): readonly Pair[] {
  const runs = places.map((place) => runAt(line, place));
  const pairs: Pair[] = [];
  for (const [index, closer] of runs.entries()) {
    while (closer.canClose && closer.from < closer.to) {
      const at = runs.findLastIndex((run, before) => before < index && matches(run, closer));
      const opener = runs[at];
      if (!opener) break;
      const size = Math.min(2, opener.to - opener.from, closer.to - closer.from);
      opener.to -= size;
      closer.from += size;
      pairs.push({
        open: { from: opener.to, to: opener.to + size },
        close: { from: closer.from - size, to: closer.from },
        bold: size === 2,
      });
      for (const between of runs.slice(at + 1, index)) between.isDone = true;
    }
  }
  return pairs;
}

function matches(opener: Run, { canOpen, length }: Run): boolean {
  if (!opener.canOpen || opener.isDone || opener.from === opener.to) return false;
  const mayBeBoth = opener.canClose || canOpen;
  const isThree = (opener.length + length) % 3 === 0 && (opener.length % 3 > 0 || length % 3 > 0);
  return !(mayBeBoth && isThree);
}

function runAt(line: string, { from, to }: Range): Run {
  const before = characterKind(Array.from(line.slice(0, from)).at(-1));
  const after = characterKind(Array.from(line.slice(to, to + 2))[0]);
  return {
    from,
    to,
    length: to - from,
    canOpen: after === 'letter' || (after === 'sign' && before !== 'letter'),
    canClose: before === 'letter' || (before === 'sign' && after !== 'letter'),
    isDone: false,
  };
}

/** What a character is for the marks beside it; at an end of the line, there is as good as a space. */
export function characterKind(character: string | undefined): 'space' | 'sign' | 'letter' {
  if (character === undefined || /\s/.test(character)) return 'space';
  return /[\p{P}\p{S}]/u.test(character) ? 'sign' : 'letter';
}
