import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../session/failure';
import type { Account } from '../session/store';
import { Button } from './button';
import { Dialog } from './dialog';
import { Fault, FieldBox, Help, Tick } from './parts';

/** Says who is signed in, and signs out. Unsaved changes stay in this browser. */
export function AccountButton({ account }: { readonly account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const [fault, setFault] = useState('');
  const leave = async () => {
    try {
      await account.signOut(isRevoked);
      window.location.reload();
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign out</Button>
      {isOpen && (
        <Dialog
          title="Sign out"
          onClose={() => setOpen(false)}
          action="Sign out"
          onAction={() => void leave()}
        >
          <p>
            You are signed in to {account.host}
            {account.name !== '' && ` as ${account.name}`}. This browser forgets the token. Changes
            that aren’t saved yet stay in this browser.
          </p>
          <Everywhere account={account} isRevoked={isRevoked} onRevoked={setRevoked} />
          <div role="alert">{fault !== '' && <Fault>{fault}</Fault>}</div>
        </Dialog>
      )}
    </>
  );
}

type EverywhereProps = {
  readonly account: Account;
  readonly isRevoked: boolean;
  readonly onRevoked: (isRevoked: boolean) => void;
};

/** How the sign-in ends outside this browser, which is not the same with all hosts. */
function Everywhere({ account, isRevoked, onRevoked }: EverywhereProps) {
  const id = useId();
  const { host, revocation } = account;
  if (revocation === 'always') return <p>It ends with {host}, too.</p>;
  if (revocation === 'asked')
    return (
      <FieldBox>
        <Tick as="label">
          <input
            type="checkbox"
            checked={isRevoked}
            aria-describedby={id}
            onChange={({ target }) => onRevoked(target.checked)}
          />
          Revoke the token, too
        </Tick>
        <Help id={id}>
          Nobody can use it any more, not even you: the next time you make a new one.
        </Help>
      </FieldBox>
    );
  return (
    <p>
      Only a{' '}
      <PlainLink href={revocation.page} target="_blank" rel="noreferrer">
        page of {host}
      </PlainLink>{' '}
      can make it useless everywhere. Delete it there if somebody else may have it.
    </p>
  );
}

const PlainLink = styled.a`
  color: inherit;
`;
