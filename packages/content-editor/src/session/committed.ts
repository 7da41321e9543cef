import type { Store } from '../store/store';
import { entriesOf } from '../writing/json';
import type { StateHolder } from './state-holder';

/** Reads what the last commit and the public have; what can't be read stays as it is known. */
export async function readRepository(
  session: StateHolder,
  { history, publish }: Pick<Store, 'history' | 'publish'>,
): Promise<void> {
  await Promise.all([
    // the addresses that a save redirects depend on it
    history?.texts().then(
      (texts) => session.dispatch({ type: 'commit read', committed: entriesOf(texts) }),
      () => undefined,
    ),
    publish?.state().then(
      (publicState) => session.dispatch({ type: 'public state read', publicState }),
      () => undefined,
    ),
  ]);
}
