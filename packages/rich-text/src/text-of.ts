import type { Words } from './blocks';

/** The text of words, without their marks. */
export function textOf(words: readonly Words[]): string {
  return words.map(({ text }) => text).join('');
}
