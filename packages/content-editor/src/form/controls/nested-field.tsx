import { createContext, type ReactNode, use } from 'react';
import type { Json } from '../../writing/json';
import type { Part } from '../../writing/schema';

type Props = { readonly part: Part; readonly field: string; readonly value: Json | undefined };

/** Renders a `Field` inside controls that contain fields. They can't import it, since it imports them. */
export const FieldContext = createContext<(props: Props) => ReactNode>(() => null);

/** A field inside another. */
export function NestedField(props: Props) {
  return use(FieldContext)(props);
}
