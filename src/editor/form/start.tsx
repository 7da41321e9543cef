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
const { token = '', preview = '', pictured = '' } = place?.dataset ?? {};
const store = localStore({
  token,
  preview: preview === '' ? undefined : preview,
  pictured: pictured.split(' '),
});
const session = await Session.open({
  store,
  check: workerCheck(),
  drafts: browserStorage('drafts'),
  uploads: browserStorage('uploads'),
});
if (place) {
  createRoot(place).render(
    <SessionContext value={session}>
      <FieldContext value={(props) => <Field {...props} />}>
        <EditorStyle />
        <Editor />
      </FieldContext>
    </SessionContext>,
  );
}
