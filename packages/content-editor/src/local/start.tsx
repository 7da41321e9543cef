import type { ContentModel } from 'content-check/content-model';
import { createRoot } from 'react-dom/client';
import { messagesFor } from '../editor-messages';
import { editorTitle } from '../facts';
import { openForm } from '../form/open-form';
import { checkInWorker } from '../session/problems/check-in-worker';
import { messageOf, ReloadNeeded } from '../store/failure';
import { localStore } from './local-store';
import { keyWords, serverKey } from './server-key';

/** Opens the form of content with a model in its page. */
export function startLocalForm(model: ContentModel): void {
  const container = document.getElementById('editor');
  if (!container) return;
  document.title = editorTitle;
  const { frame = '' } = container.dataset;
  const store = localStore({ key: serverKey() ?? '', frame });
  const check = checkInWorker('/check-worker.js');
  const tools = { model, messages: messagesFor(model), store, check };
  openForm(createRoot(container), tools, (error) =>
    error instanceof ReloadNeeded ? keyWords : `${messageOf(error)} Then reload this page.`,
  );
}
