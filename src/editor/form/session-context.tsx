import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Session } from '../store/session';
import type { State } from '../store/state';

/** The session of the window. */
export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * The session, to act upon.
 * @throws outside of the editor
 */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This part stands outside of the editor.');
  return session;
}

/**
 * A part of the session's state, and again when it changes.
 * @param select gives the same value for the same state: no new object each time
 */
export function useEditor<Value>(select: (state: State) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(
    session.subscribe,
    useCallback(() => select(session.state), [session, select]),
  );
}
