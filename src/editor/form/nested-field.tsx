import { type ComponentType, createContext, use } from 'react';
import type { Json } from '../writing/json';
import type { Part } from '../writing/names';

type Props = { readonly part: Part; readonly field: string; readonly value: Json | undefined };

/** `Field`, for the controls that hold fields themselves: it imports them, so they can't import it. */
export const FieldContext = createContext<ComponentType<Props> | undefined>(undefined);

/**
 * A field inside of another.
 * @throws outside of the form
 */
export function NestedField(props: Props) {
  const Field = use(FieldContext);
  if (!Field) throw new Error('This part stands outside of the form.');
  return <Field {...props} />;
}
