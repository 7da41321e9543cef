import type { Run } from './blocks';

/** The text of words, without their marks. */
export function textOf(words: readonly Run[]): string {
  return words.map(({ text }) => text).join('');
}
