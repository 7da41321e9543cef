import type { Mark, Range } from './blocks';

/** What is wrong with a text: a code with its parameters, which are plain JSON. */
export type FaultFinding =
  /** A mark that begins or ends words has no partner; `near` are the words after it, or before it at the end. */
  | { readonly code: 'mark-unclosed'; readonly params: { mark: string; near: string } }
  /** A mark that other programs know; `better` is ours, if there is one. */
  | { readonly code: 'mark-unknown'; readonly params: { found: string; better: string } }
  /** A mark that this text may not hold. */
  | { readonly code: 'mark-forbidden'; readonly params: { mark: Mark; found: string } }
  /** A mark at the start of a line without words after it. */
  | { readonly code: 'block-empty'; readonly params: { found: string } }
  | { readonly code: 'html-refused'; readonly params: { found: string } }
  | { readonly code: 'link-broken'; readonly params: { found: string } }
  | { readonly code: 'link-without-words'; readonly params: { href: string } }
  | { readonly code: 'link-without-target'; readonly params: { text: string } }
  | { readonly code: 'link-vague'; readonly params: { text: string } }
  /** Of a level that a text does not have. */
  | { readonly code: 'heading-level'; readonly params: { found: string } }
  | { readonly code: 'heading-skipped'; readonly params: { text: string } }
  | { readonly code: 'item-without-parent'; readonly params: { text: string } }
  | { readonly code: 'list-of-one'; readonly params: { text: string } }
  /** An item of a list that is shown with another mark than it is written with, such as another number. */
  | { readonly code: 'item-shown-otherwise'; readonly params: { found: string; better: string } };

/** A fault and its place in a line. */
export type LineFault = FaultFinding & Range;

/** A fault and its place in a text of several lines. */
export type Fault = LineFault & { readonly line: number };

/** Faults of a text that can be published all the same. */
const advice: readonly FaultFinding['code'][] = [
  'link-vague',
  'list-of-one',
  'item-shown-otherwise',
];

/** Whether a fault is only worth a look. */
export function isAdvice({ code }: Pick<FaultFinding, 'code'>): boolean {
  return advice.includes(code);
}
