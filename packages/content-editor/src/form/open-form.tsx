import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { Session, type SessionTools } from '../session/session';
import { queue } from '../store/queue';
import { openPlace } from './address-bar';
import { SessionView } from './session-view';
import { EditorStyle } from './ui/editor-style';
import { NoForm } from './ui/no-form';
import { Button } from './ui/button';
import { StatusBox } from './ui/status-box';

/**
 * Shows the form as long as this window may write, and else where it is open.
 * @param explain says why it can't be opened
 */
export function openForm(root: Root, tools: SessionTools, explain: (error: unknown) => string) {
  const inOrder = queue();
  let session: Session | undefined;
  const show = (content: React.ReactNode) =>
    root.render(
      <>
        <EditorStyle />
        {content}
      </>,
    );
  const open = async () => {
    try {
      session = await Session.open(tools);
      openPlace(session);
      show(<SessionView key={Date.now()} session={session} />);
    } catch (error) {
      show(<NoForm>{explain(error)}</NoForm>);
    }
  };
  const leave = async () => {
    const notice = <InOtherWindow wasHere={session !== undefined} onTakeOver={takeOver} />;
    // at once: nothing can be typed any more once the session ends
    flushSync(() => show(notice));
    await session?.end();
    session = undefined;
  };
  // the turn may end while the session is still being opened
  const takeOver = tools.store.edits.claim((isOurs) => inOrder(isOurs ? open : leave));
}

type Props = {
  /** Whether the form was in this window before. */
  readonly wasHere: boolean;
  readonly onTakeOver: () => void;
};

/** Says in the place of the form that another window has it, and takes it over. */
function InOtherWindow({ wasHere, onTakeOver }: Props) {
  return (
    <StatusBox as="main">
      <p role="status">
        {wasHere
          ? 'Another window has taken over. What you have typed here is kept, and is there now.'
          : 'This content is being edited in another window. What is typed there is kept.'}
      </p>
      <Button data-main onClick={onTakeOver}>
        Take over
      </Button>
    </StatusBox>
  );
}
