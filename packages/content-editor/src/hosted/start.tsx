import type { ContentModel } from 'content-check/content-model';
import { createRoot } from 'react-dom/client';
import { messagesFor } from '../editor-messages';
import { editorTitle } from '../facts';
import { EditorStyle } from '../form/ui/editor-style';
import { openForm } from '../form/open-form';
import { fileAddress } from '../page/file-address';
import { messageOf } from '../store/failure';
import { checkInWorker } from '../session/problems/check-in-worker';
import { githubHost } from './github/github';
import { browserEdits } from './browser-edits';
import { hostedStore } from './hosted-store';
import { tokenStorage } from './token-storage';
import type { KnownTexts } from './hosted-content';
import { type HostedSettings, knownTextsId } from './settings';
import { SignIn } from './sign-in';

/** Opens the form in its page on the published site, after signing in. */
export async function startHostedForm(model: ContentModel): Promise<void> {
  const element = document.getElementById('editor');
  if (!element) return;
  document.title = editorTitle;
  const { repository, base, sizes, frame, choices } = JSON.parse(
    element.dataset.settings ?? '',
  ) as HostedSettings;
  const known = document.getElementById(knownTextsId)?.dataset.texts ?? '{}';
  const texts = JSON.parse(known) as KnownTexts;
  // the folder in which the form’s is
  const prefix = base.replace(/\/[^/]*\/$/, '');
  const kept = tokenStorage(repository.name);
  const check = checkInWorker(`${base}check-worker.js`);
  const root = createRoot(element);

  async function open(token: string): Promise<void> {
    const store = await hostedStore({
      host: githubHost(repository, { token, onSignedOut: kept.forget }),
      forget: kept.forget,
      model,
      check,
      sizes,
      texts,
      address: window.location.origin + prefix,
      choiceUrl: (name, value) =>
        base + fileAddress(`choices/${name}/${value}${choices[name] ?? ''}`),
      frame: frame ? `${base}frame/` : undefined,
      edits: browserEdits(`${repository.name} ${repository.branch}`),
    });
    openForm(root, { model, messages: messagesFor(model), store, check }, messageOf);
  }

  const signIn = (reason: string) =>
    root.render(
      <>
        <EditorStyle />
        <SignIn
          title={editorTitle}
          repository={repository}
          reason={reason}
          onToken={async (token, isLasting) => {
            await open(token);
            kept.keep(token, isLasting);
          }}
        />
      </>,
    );

  const token = kept.read();
  if (token === undefined) signIn('');
  else await open(token).catch((error: unknown) => signIn(messageOf(error)));
}
