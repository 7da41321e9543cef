import type { TextFormat } from './field-metadata';
import type { Finding } from './problem';
import { isBlank, lineBreak, trimmed } from './visible-text';
import type { schemaMessages } from './messages/schema-messages';
import { findingsOf } from './messages/messages';

const finding = findingsOf<typeof schemaMessages>();

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
  if (trimmed(got) === '') return finding('text-blank', { advice });
  if (isBlank(got)) return finding('text-invisible', { advice });
  if (got !== trimmed(got)) return finding('text-padded', { got });
  const known = fault?.(got);
  if (known) return known;
  if (lineBreak.test(got)) return finding('text-broken');
  return finding('format-wrong', { got, advice });
}
