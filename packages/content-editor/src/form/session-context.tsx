import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/session';
import type { ContentState, State } from '../session/state/state';
import { isSameList } from '../writing/json';
import { memoizeLast } from '../writing/memoize-last';

/** The session of this window. */
export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * The session.
 * @throws outside the editor
 */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This component is used outside the editor.');
  return session;
}

/**
 * Selects from the session's state, and re-renders when the selected value changes.
 * @param isEqual whether a value is still the same; without it, `select` must return the identical value for
 *   the same state, not a new object
 */
export function useSessionState<Value>(
  select: (state: State) => Value,
  isEqual: (before: Value, now: Value) => boolean = Object.is,
): Value {
  const session = useSession();
  const [keep] = useState(() => memoizeLast((value: Value) => value, isEqual));
  return useSyncExternalStore(session.subscribe, () => keep(select(session.state)));
}

/** What is edited: the same object until that changes. */
export function useContentState(): ContentState {
  return useSessionState(
    ({ model, baseEntries, committed, editedEntries, oldNames, conflicts }) => ({
      model,
      baseEntries,
      committed,
      editedEntries,
      oldNames,
      conflicts,
    }),
    isSameContent,
  );
}

const isSameContent = (before: ContentState, now: ContentState) =>
  isSameList(Object.values(before), Object.values(now));
