import type { Session } from '../session/session';
import { Editor } from './editor';
import { ErrorBoundary } from './ui/no-form';
import { Field } from './controls/field';
import { FieldContext } from './controls/nested-field';
import { SessionContext } from './session-context';

/** The form of a session. */
export function SessionView({ session }: { readonly session: Session }) {
  return (
    <SessionContext value={session}>
      <FieldContext value={(props) => <Field {...props} />}>
        <ErrorBoundary>
          <Editor />
        </ErrorBoundary>
      </FieldContext>
    </SessionContext>
  );
}
