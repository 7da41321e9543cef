import type { Store } from '../store/store';
import { entriesOf } from '../writing/json';
import type { StateHolder } from './state-holder';

/** Reads what the last commit and the public have; without them, the form works as before. */
export async function readRepository(
  session: StateHolder,
  { history, publish }: Pick<Store, 'history' | 'publish'>,
): Promise<void> {
  await Promise.all([
    // nothing depends on it
    history
      ?.texts()
      .catch(() => ({}))
      .then((texts) => session.dispatch({ type: 'commit read', committed: entriesOf(texts) })),
    publish?.state().then(
      (publicState) => session.dispatch({ type: 'public state read', publicState }),
      () => undefined,
    ),
  ]);
}
