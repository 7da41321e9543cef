import { useState } from 'react';
import { messageOf } from '../store/failure';
import type { Account } from '../store/store';
import { Button } from './ui/button';
import { Dialog } from './ui/dialog';
import { ProblemText, FieldBox } from './ui/form-style';
import { TickBox } from './ui/tick-box';

/** Says who is signed in, and signs out. What is edited stays in this browser. */
export function AccountButton({ account }: { readonly account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const [problem, setProblem] = useState('');
  const leave = async () => {
    try {
      await account.signOut(isRevoked);
      window.location.reload();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <Button data-quiet onClick={() => setOpen(true)}>
        Sign out
      </Button>
      {isOpen && (
        <Dialog
          title="Sign out"
          onClose={() => setOpen(false)}
          action="Sign out"
          onAction={() => void leave()}
        >
          <p>
            You are signed in to {account.host} as {account.name}. This browser forgets the token.
            What isn’t published yet stays in this browser.
          </p>
          <FieldBox>
            <TickBox
              label="Revoke the token, too"
              isOn={isRevoked}
              help="Nobody can use it any more, not even you: the next time you make a new one."
              onChange={setRevoked}
            />
          </FieldBox>
          <div role="alert">{problem !== '' && <ProblemText>{problem}</ProblemText>}</div>
        </Dialog>
      )}
    </>
  );
}
