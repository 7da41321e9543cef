/** The spaces that put a line inside the item above it; none for any other line. */
export function indentOf(line: string): string {
  return /^ {2}(?=(?:-|\d{1,3}\.) )/.exec(line)?.[0] ?? '';
}
