import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Part } from '../site/model';
import type { Session } from '../store/session';
import type { State } from '../store/state';
import type { Json } from '../writing/json';

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
  return useSyncExternalStore(session.subscribe, () => select(session.state));
}

type Props = { readonly part: Part; readonly field: string; readonly value: Json | undefined };

/** Draws a `Field`, for the controls that hold fields themselves: it imports them, so they can't import it. */
export const FieldContext = createContext<(props: Props) => ReactNode>(() => null);

/** A field inside of another. */
export function NestedField(props: Props) {
  return use(FieldContext)(props);
}
