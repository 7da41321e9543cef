import type { Finding } from './problem';

/** A typical mistake in a text that does not have its format. */
export type FormatFault = {
  /** Finds it. */
  readonly sign: RegExp;
  /** The code of the problem, whose parameters are `FaultParams`. */
  readonly code: string;
  /** Turns the text into a better one, where that is possible. */
  readonly better?: (got: string) => string;
};

/** The parameters of a problem that a `FormatFault` finds. */
export type FaultParams = {
  /** The whole text. */
  readonly got: string;
  /** What `sign` has found in it. */
  readonly found: string;
  /** The result of `better`; without that, the text itself. */
  readonly better: string;
};

/**
 * Finds the first of some typical mistakes.
 * @param faults in the order in which they are looked for
 */
export function faultIn(faults: readonly FormatFault[]): (got: string) => Finding | undefined {
  return (got) => {
    for (const { sign, code, better = String } of faults) {
      const found = sign.exec(got)?.[0];
      if (found === undefined) continue;
      return { code, params: { got, found, better: better(got) } satisfies FaultParams };
    }
    return undefined;
  };
}
