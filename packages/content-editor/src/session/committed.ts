import type { Session } from './session';
import { entriesOf } from './state';

/** Reads what the last commit and the public have; without them, the form works as before. */
export async function readRepository(session: Session): Promise<void> {
  const { store } = session.tools;
  await Promise.all([
    // nothing depends on it
    store
      .committedTexts()
      .catch(() => ({}))
      .then((texts) => session.dispatch({ type: 'commit read', committed: entriesOf(texts) })),
    store.publication().then(
      (publication) => session.dispatch({ type: 'publication read', publication }),
      () => undefined,
    ),
  ]);
}
