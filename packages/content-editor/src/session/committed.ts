import type { Entries } from '../writing/json';
import { entriesOf } from './state';
import type { Store } from './store';

/** The entries of the last commit; none if they can't be read, since nothing depends on them. */
export async function committedEntries({
  committedTexts,
}: Pick<Store, 'committedTexts'>): Promise<Entries> {
  return entriesOf(await committedTexts().catch(() => ({})));
}
