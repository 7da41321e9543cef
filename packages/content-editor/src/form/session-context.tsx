import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Part } from '../writing/schema';
import type { Session } from '../session/session';
import type { State } from '../session/state';
import type { Json } from '../writing/json';

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
 * @param select must return the identical value for the same state, not a new object
 */
export function useEditor<Value>(select: (state: State) => Value): Value {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.state));
}

type Props = { readonly part: Part; readonly field: string; readonly value: Json | undefined };

/** Renders a `Field` inside controls that contain fields. They can't import it, since it imports them. */
export const FieldContext = createContext<(props: Props) => ReactNode>(() => null);

/** A field inside another. */
export function NestedField(props: Props) {
  return use(FieldContext)(props);
}
