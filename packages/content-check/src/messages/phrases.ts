import type { Suggestion } from '../suggestion';

/** A value in a sentence: as JSON, and shortened. */
export function quoted(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…${text.slice(-1)}` : text;
}

/** The title of a field or entry within a sentence. */
export function named(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** The advice for an unknown name: the nearest known one, or those that exist. */
export function advice(suggestion: Suggestion): string {
  if ('guess' in suggestion) return `Did you mean ${quoted(suggestion.guess)}?`;
  const { choices, isComplete } = suggestion;
  if (choices.length === 0) return 'Remove it.';
  return isComplete
    ? `Choose one of: ${choices.join(', ')}.`
    : `Choose a name that exists, such as ${choices.join(', ')}.`;
}
