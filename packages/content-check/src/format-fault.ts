import type { Finding } from './problem';

/** A typical mistake in a text that does not have its format. */
export type FormatFault = {
  /** Finds it. */
  readonly pattern: RegExp;
  /** The code of the problem; faults that differ only in what is found share one, and its messages. */
  readonly code: string;
  readonly message: FaultMessage;
  /** For whoever edits in an editor, where that is something else. */
  readonly editorMessage?: FaultMessage;
  /** What the text may be meant to be, where that can be known; an editor offers it. */
  readonly correction?: (got: string) => string | undefined;
};

type FaultMessage = (params: FaultParams) => string;

/** The parameters of a problem that a `FormatFault` finds. */
export type FaultParams = {
  /** The whole text. */
  readonly got: string;
  /** What `pattern` has found in it. */
  readonly found: string;
  /** What the text may be meant to be. */
  readonly correction?: string | undefined;
};

/**
 * Finds the first of some typical mistakes.
 * @param faults in the order in which they are looked for
 */
export function faultIn(faults: readonly FormatFault[]): (got: string) => Finding | undefined {
  return (got) => {
    for (const { pattern, code, correction } of faults) {
      const found = pattern.exec(got)?.[0];
      if (found === undefined) continue;
      return { code, params: { got, found, correction: correction?.(got) } satisfies FaultParams };
    }
    return undefined;
  };
}
