import type { Root } from 'react-dom/client';
import { Session, type SessionTools } from '../session/session';
import { openPlace } from './address-bar';
import { SessionView } from './session-view';
import { InOtherWindow } from './in-other-window';
import { EditorStyle } from './ui/editor-style';
import { NoForm } from './ui/no-form';

/**
 * Shows the form as long as this window may write, and else where it is open.
 * @param wordsFor says why it can't be opened
 */
export function openForm(root: Root, tools: SessionTools, wordsFor: (error: unknown) => string) {
  let session: Session | undefined;
  const show = (content: React.ReactNode) =>
    root.render(
      <>
        <EditorStyle />
        {content}
      </>,
    );
  const takeOver = tools.store.edits.claim(async (isOurs) => {
    if (!isOurs) {
      await session?.keep();
      show(<InOtherWindow wasHere={session !== undefined} onTakeOver={takeOver} />);
      session = undefined;
      return;
    }
    try {
      session = await Session.open(tools);
      openPlace(session);
      show(<SessionView key={Date.now()} session={session} />);
    } catch (error) {
      show(<NoForm>{wordsFor(error)}</NoForm>);
    }
  });
}
