import type { Entries } from '../writing/json';
import { entriesOf, type State } from './state';
import type { Store } from './store';

/** The entries of the last commit; none if they can't be read, since nothing depends on them. */
async function committedEntries({
  committedTexts,
}: Pick<Store, 'committedTexts'>): Promise<Entries> {
  return entriesOf(await committedTexts().catch(() => ({})));
}

/** Reads what the last commit and the public have; without the latter, the form works as before. */
export async function readRepository(
  store: Store,
  update: (change: Partial<State>) => void,
): Promise<void> {
  await Promise.all([
    committedEntries(store).then((committed) => update({ committed })),
    store.publication().then(
      (publication) => update({ publication }),
      () => undefined,
    ),
  ]);
}
