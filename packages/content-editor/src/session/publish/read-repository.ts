import type { Store } from '../../store/store';
import { entriesOf } from '../../writing/json';
import type { StateHolder } from '../state/state-holder';

/**
 * Reads what the last commit and the public have, and waits until the latter is read. What can't be read
 * stays as it is known. If nothing is known of the last commit, the status says why it can't be read.
 */
export async function readRepository(
  session: StateHolder,
  { history, publishing }: Pick<Store, 'history' | 'publishing'>,
): Promise<void> {
  void history.texts().then(
    (texts) => session.dispatch({ type: 'commit read', committed: entriesOf(texts) }),
    (error: unknown) => {
      const { committed, status } = session.state;
      const isKnown = Object.keys(committed).length > 0;
      // another message, such as that of a publication, says more
      if (!isKnown && status === '') session.dispatch({ type: 'failed', error });
    },
  );
  await publishing.state().then(
    (publicState) => session.dispatch({ type: 'public state read', publicState }),
    () => undefined,
  );
}
