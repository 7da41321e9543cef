import { createRoot } from 'react-dom/client';
import type { EditorDefinition } from '../definition';
import { Session } from '../session/session';
import { browserStorage } from '../session/drafts/draft-storage';
import { workerCheck } from '../session/problems/worker-check';
import { messageOf, ReloadNeeded } from '../store/failure';
import { EditorStyle } from '../form/ui/editor-style';
import { NoForm } from '../form/ui/no-form';
import { SessionView } from '../form/session-view';
import { openPlace } from '../form/address-bar';
import { tellPresence } from './tell-presence';
import { localStore } from './local-store';
import { keyWords, serverKey } from './server-key';

/** Opens the editor in its page. */
export async function start(editor: EditorDefinition): Promise<void> {
  const container = document.getElementById('editor');
  if (!container) return;
  document.title = editor.title;
  const { frame = '' } = container.dataset;
  const token = serverKey() ?? '';
  tellPresence(token);
  const store = localStore({ token, frame });
  const tools = { editor, store, check: workerCheck('/check-worker.js'), drafts: browserStorage() };
  const session = await Session.open(tools).catch((error: unknown) =>
    error instanceof ReloadNeeded ? keyWords : `${messageOf(error)} Then reload this page.`,
  );
  if (typeof session !== 'string') openPlace(session);
  createRoot(container).render(
    <>
      <EditorStyle look={editor.look} />
      {typeof session === 'string' ? <NoForm>{session}</NoForm> : <SessionView session={session} />}
    </>,
  );
}
