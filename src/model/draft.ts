import type { ContentDocument } from 'content-check/content-document';
import { valueAt } from 'content-check/schema-traversal';

/** Whether a file is a draft: a page or service that only its editors see. */
export function isDraft({ value }: Pick<ContentDocument, 'value'>): boolean {
  return valueAt(value, ['draft']) === true;
}
