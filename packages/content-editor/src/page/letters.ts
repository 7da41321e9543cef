/**
 * What is compared of a text: its letters and digits. A page joins words, breaks lines and shows marks such as bold ones
 * in its own way.
 */
export function lettersIn(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
