/**
 * Replaces the placeholders in words of the content, such as `{service}`, by what they stand for. A
 * placeholder without a value stays as it is.
 */
export function fillIn(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
