import type { ContentModel } from 'content-check/content-model';
import { createRoot } from 'react-dom/client';
import { wordsFor } from '../editor-words';
import { title } from '../facts';
import { openForm } from '../form/open-form';
import { workerCheck } from '../session/problems/worker-check';
import { messageOf, ReloadNeeded } from '../store/failure';
import { localStore } from './local-store';
import { keyWords, serverKey } from './server-key';

/** Opens the form of content with a model in its page. */
export function startLocalForm(model: ContentModel): void {
  const container = document.getElementById('editor');
  if (!container) return;
  document.title = title;
  const { frame = '' } = container.dataset;
  const store = localStore({ key: serverKey() ?? '', frame });
  const tools = { model, words: wordsFor(model), store, check: workerCheck('/check-worker.js') };
  openForm(createRoot(container), tools, (error) =>
    error instanceof ReloadNeeded ? keyWords : `${messageOf(error)} Then reload this page.`,
  );
}
