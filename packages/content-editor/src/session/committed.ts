import type { Session } from './session';
import { entriesOf } from './state';

/** Reads what the last commit and the public have; without them, the form works as before. */
export async function readRepository(session: Session): Promise<void> {
  const { history, publish } = session.tools.store;
  await Promise.all([
    // nothing depends on it
    history
      ?.texts()
      .catch(() => ({}))
      .then((texts) => session.dispatch({ type: 'commit read', committed: entriesOf(texts) })),
    publish?.state().then(
      (publication) => session.dispatch({ type: 'publication read', publication }),
      () => undefined,
    ),
  ]);
}
