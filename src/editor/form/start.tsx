import '../store/jitless';
import { createRoot } from 'react-dom/client';
import { localStore } from '../store/local-store';
import { Session } from '../store/session';
import { browserStorage } from '../store/draft-storage';
import { workerCheck } from '../store/worker-check';
import { Editor } from './editor';
import { EditorStyle } from './editor-style';
import { Field } from './field';
import { FieldContext, SessionContext } from './session-context';

/* Entry point of the editor's page. */
const place = document.getElementById('editor');
const { token = '', preview = '' } = place?.dataset ?? {};
const store = localStore({
  token,
  preview: preview === '' ? undefined : preview,
});
const session: Session | string = await Session.open({
  store,
  check: workerCheck(),
  drafts: browserStorage('drafts'),
  uploads: browserStorage('uploads'),
}).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
if (place) {
  createRoot(place).render(
    <>
      <EditorStyle />
      {typeof session === 'string' ? (
        <p role="alert">{session} Then load this page anew.</p>
      ) : (
        <SessionContext value={session}>
          <FieldContext value={(props) => <Field {...props} />}>
            <Editor />
          </FieldContext>
        </SessionContext>
      )}
    </>,
  );
}
