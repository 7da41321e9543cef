import type { TextFormat } from './field-metadata';
import type { Finding } from './problem';
import type { schemaWords } from './words/schema-words';
import { findingsOf } from './words/words';

const finding = findingsOf<typeof schemaWords>();

/**
 * What is wrong with a text that does not have its format.
 * @param advice what the schema says about the format, if nothing else applies
 */
export function formatFinding(
  { fault }: Pick<TextFormat, 'fault'>,
  got: string,
  advice: string,
): Finding {
  if (got === '') return finding('text-empty', { advice });
  if (got.trim() === '') return finding('text-blank', { advice });
  if (got !== got.trim()) return finding('text-padded', { got });
  const known = fault?.(got);
  if (known) return known;
  if (/[\n\r\u2028\u2029]/.test(got)) return finding('text-broken');
  return finding('format-wrong', { got, advice });
}
