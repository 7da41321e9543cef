/** One regular expression for several, as servers write it: with bare slashes. */
export function oneOf(patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source.replaceAll(String.raw`\/`, '/')).join('|');
}
