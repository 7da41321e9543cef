import { createRoot } from 'react-dom/client';
import type { EditorDefinition } from '../definition';
import { openForm } from '../form/open-form';
import { workerCheck } from '../session/problems/worker-check';
import { messageOf, ReloadNeeded } from '../store/failure';
import { localStore } from './local-store';
import { keyWords, serverKey } from './server-key';

/** Opens the editor in its page. */
export function start(editor: EditorDefinition): void {
  const container = document.getElementById('editor');
  if (!container) return;
  document.title = editor.title;
  const { frame = '' } = container.dataset;
  const store = localStore({ token: serverKey() ?? '', frame });
  const tools = { editor, store, check: workerCheck('/check-worker.js') };
  openForm(createRoot(container), tools, (error) =>
    error instanceof ReloadNeeded ? keyWords : `${messageOf(error)} Then reload this page.`,
  );
}
