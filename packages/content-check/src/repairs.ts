import type { Finding } from './problem';
import type { Suggestion } from './suggestion';
import type { terminalMessages } from './messages/terminal-messages';
import type { Messages } from './messages/messages';

/** What could stand at the field of a problem instead, by the problem's code; a form offers it beside the words. */
export type Repairs = Readonly<Record<string, (params: never) => readonly string[]>>;

/** Repairs for some codes of a table of words, with the same parameters. */
export type RepairsLike<Table extends Messages> = {
  readonly [Code in keyof Table]?: (params: Parameters<Table[Code]>[0]) => readonly string[];
};

/** More would hide the field that they are for. */
const most = 3;

/** The texts that a suggestion consists of, if they are few. */
export function suggested(suggestion: Suggestion): readonly string[] {
  if ('guess' in suggestion) return [suggestion.guess];
  const { choices, isComplete } = suggestion;
  return isComplete && choices.length <= most ? choices : [];
}

/** The repairs for problems of the check itself. */
export const checkRepairs = {
  'choice-unknown': ({ suggestion }) => suggested(suggestion),
  'reference-unknown': ({ suggestion }) => suggested(suggestion),
  'mark-unknown': ({ better }) => (better === '' ? [] : [better]),
  'text-garbled': ({ better }) => [better],
  'item-shown-otherwise': ({ better }) => [better],
} satisfies RepairsLike<typeof terminalMessages>;

/** What could stand at the field of a problem instead; nothing where that is unknown. */
export function repairsOf({ code, params }: Finding, repairs: Repairs): readonly string[] {
  const found = Object.hasOwn(repairs, code) ? repairs[code] : undefined;
  // the parameters belong to the code
  return found?.(params as never) ?? [];
}
