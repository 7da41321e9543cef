import { createContext, type ReactNode, use } from 'react';
import type { Json } from '../writing/json';
import type { Part } from '../writing/names';

type Props = { readonly part: Part; readonly field: string; readonly value: Json | undefined };

/** Draws a `Field`, for the controls that hold fields themselves: it imports them, so they can't import it. */
export const FieldContext = createContext<(props: Props) => ReactNode>(() => null);

/** A field inside of another. */
export function NestedField(props: Props) {
  return use(FieldContext)(props);
}
