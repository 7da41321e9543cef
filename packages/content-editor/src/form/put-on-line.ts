import { type Line, lineFrom } from '../writing/one-line';

/**
 * The text of an input on one line, which the input shows, too: setting the state to what it was before would not
 * render it again.
 */
export function putOnLine(input: { value: string }): Line {
  const line = lineFrom(input.value);
  if (line.text !== input.value) input.value = line.text;
  return line;
}
