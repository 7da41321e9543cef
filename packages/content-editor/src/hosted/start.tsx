import { createRoot } from 'react-dom/client';
import type { EditorDefinition } from '../definition';
import { EditorStyle } from '../form/editor-style';
import { SessionView } from '../form/session-view';
import { reopenFile } from '../form/use-open-file';
import type { LiveSite } from '../live/live-site';
import { browserStorage } from '../session/draft-storage';
import { messageOf } from '../session/failure';
import { pageAt } from '../session/page-targets';
import { Session } from '../session/session';
import { workerCheck } from '../session/worker-check';
import type { HostKind } from './host-kind';
import { hostedStore } from './hosted-store';
import { isRenewed, keptGrant } from './kept-grant';
import type { KnownTexts } from './hosted-content';
import { type HostedSettings, knownTextsId } from './settings';
import { SignIn } from './sign-in';
import { type SignedIn, withToken } from './signed-in';

/**
 * Opens the form in its page on the published site, after signing in.
 * @param kind the kind of host at which the repository is
 * @param live shows unsaved changes on the site’s pages
 */
export async function startHosted(
  editor: EditorDefinition,
  kind: HostKind,
  live?: LiveSite,
): Promise<void> {
  const element = document.getElementById('editor');
  if (!element) return;
  document.title = editor.title;
  const { place, base, sizes, built, choices } = JSON.parse(
    element.dataset.settings ?? '',
  ) as HostedSettings;
  const known = document.getElementById(knownTextsId)?.dataset.texts ?? '{}';
  const texts = JSON.parse(known) as KnownTexts;
  const kept = keptGrant(place.repository);
  const oauth = kind.oauth?.(place, new URL(base, location.origin).href, kept);
  const check = workerCheck(`${base}check-worker.js`);
  const root = createRoot(element);

  async function open({ access, account }: SignedIn): Promise<void> {
    const host = kind.connect(place, access);
    const store = await hostedStore({
      host,
      account: account(host),
      model: editor.model,
      check,
      review: place.review,
      sizes,
      texts,
      choiceUrl: (name, value) => `${base}choices/${name}/${value}${choices[name] ?? ''}`,
      site: live && {
        built,
        live,
        // the folder in which the form’s is
        prefix: base.replace(/\/[^/]*\/$/, ''),
        hasPage: (content, path) => pageAt(editor, content, path) !== undefined,
      },
    });
    const drafts = browserStorage(`${place.repository} ${place.branch}`);
    const session = await Session.open({ editor, store, check, drafts });
    reopenFile(session);
    root.render(
      <>
        <EditorStyle look={editor.look} />
        <SessionView session={session} />
      </>,
    );
  }

  const signIn = (reason: string) =>
    root.render(
      <>
        <EditorStyle look={editor.look} />
        <SignIn
          title={editor.title}
          kind={kind}
          place={place}
          reason={reason}
          onToken={async (token, isLasting) => {
            await open(withToken(token, kept));
            kept.keep({ token }, isLasting);
          }}
          onOAuth={oauth?.begin}
        />
      </>,
    );

  try {
    await oauth?.finish();
    const grant = kept.read();
    if (!grant) signIn('');
    else await open(oauth && isRenewed(grant) ? oauth.signedIn() : withToken(grant.token, kept));
  } catch (error) {
    signIn(messageOf(error));
  }
}
