import '../session/jitless';
import { createRoot } from 'react-dom/client';
import { localStore } from '../session/local-store';
import { Session } from '../session/session';
import { browserStorage } from '../session/draft-storage';
import { workerCheck } from '../session/worker-check';
import { messageOf } from '../session/failure';
import { Editor } from './editor';
import { EditorStyle } from './editor-style';
import { Field } from './field';
import { Icon } from './icon';
import { ReloadButton, StatusBox } from './live-regions';
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
  drafts: browserStorage(),
}).catch(messageOf);
if (place) {
  createRoot(place).render(
    <>
      <EditorStyle />
      {typeof session === 'string' ? (
        <StatusBox data-failure as="main">
          <Icon name="warning" />
          <p role="alert">{session} Then reload this page.</p>
          <ReloadButton />
        </StatusBox>
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
