import { createRoot } from 'react-dom/client';
import type { EditorDefinition } from '../definition';
import { localStore } from '../session/local-store';
import { Session } from '../session/session';
import { browserStorage } from '../session/draft-storage';
import { workerCheck } from '../session/worker-check';
import { tellPresence } from '../session/tell-presence';
import { messageOf } from '../session/failure';
import { EditorStyle } from './ui/editor-style';
import { NoForm } from './no-form';
import { SessionView } from './session-view';
import { reopenFile } from './entries/use-open-file';

/** Opens the editor in its page. */
export async function start(editor: EditorDefinition): Promise<void> {
  const place = document.getElementById('editor');
  if (!place) return;
  document.title = editor.title;
  const { token = '', preview = '' } = place.dataset;
  tellPresence(token);
  const store = localStore({ token, preview });
  const tools = { editor, store, check: workerCheck('/check-worker.js'), drafts: browserStorage() };
  const session = await Session.open(tools).catch(messageOf);
  if (typeof session !== 'string') reopenFile(session);
  createRoot(place).render(
    <>
      <EditorStyle look={editor.look} />
      {typeof session === 'string' ? (
        <NoForm>{session} Then reload this page.</NoForm>
      ) : (
        <SessionView session={session} />
      )}
    </>,
  );
}
