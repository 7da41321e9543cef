import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../session/failure';
import { Button } from '../form/button';
import { Fault, FieldBox, Help, Input, Label, Tick } from '../form/parts';
import { theme } from '../form/theme';

type Props = {
  readonly title: string;
  /** The owner and the name of the repository. */
  readonly repository: string;
  /** Whether somebody has to accept changes, which takes one more right. */
  readonly review: boolean;
  /** Why nobody is signed in any more; empty at first. */
  readonly reason: string;
  /**
   * Opens the form.
   * @param isLasting whether this browser keeps the token when the tab is closed
   * @throws if that fails; the message says why
   */
  readonly onToken: (token: string, isLasting: boolean) => Promise<void>;
};

/** Where a fine-grained token is made. Its address takes no rights to fill in that could be relied on. */
const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

/** Asks for a token, and says in four steps how to make one with the least rights. */
export function SignIn({ title, repository, review, reason, onToken }: Props) {
  const id = useId();
  const [token, setToken] = useState('');
  const [isLasting, setLasting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState(reason);
  const [owner = '', name = ''] = repository.split('/');
  const start = async () => {
    setBusy(true);
    setFault('');
    await onToken(token.trim(), isLasting).catch((error: unknown) => {
      setFault(messageOf(error));
      setBusy(false);
    });
  };
  return (
    <Page>
      <h1>{title}</h1>
      <p>Sign in with a token of your account at GitHub, which may change this site alone.</p>
      <ol>
        <li>
          Open{' '}
          <a href={tokenPage} target="_blank" rel="noreferrer">
            New fine-grained token
          </a>{' '}
          at GitHub, in a new tab. Give it a name, such as “{title}”, and an expiration.
        </li>
        <li>
          Resource owner: choose <b>{owner}</b>. Repository access: <b>Only select repositories</b>,
          and there <b>{name}</b>.
        </li>
        <li>
          Permissions, Repositories: add <b>Contents</b>
          {review && (
            <>
              {' '}
              and <b>Pull requests</b>
            </>
          )}{' '}
          with <b>Read and write</b>, and nothing else.
        </li>
        <li>
          Press <b>Generate token</b>, and copy the token to here.
        </li>
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void start();
        }}
      >
        <FieldBox>
          <Label htmlFor={id}>Token</Label>
          <Input
            id={id}
            type="password"
            required
            autoComplete="off"
            spellCheck={false}
            value={token}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setToken(target.value)}
          />
          <Help id={`${id}-help`}>
            It goes to GitHub alone. This tab forgets it when you close it.
          </Help>
        </FieldBox>
        <FieldBox>
          <Tick as="label">
            <input
              type="checkbox"
              checked={isLasting}
              aria-describedby={`${id}-keep`}
              onChange={({ target }) => setLasting(target.checked)}
            />
            Stay signed in on this computer
          </Tick>
          <Help id={`${id}-keep`}>
            Only on a computer that is yours: everyone who uses this browser could change the site.
          </Help>
        </FieldBox>
        <div role="alert">{fault !== '' && <Fault>{fault}</Fault>}</div>
        <Button data-main type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Opening the form…' : 'Sign in'}
        </Button>
      </form>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: ${theme.space.l};
  max-width: 40rem;
  margin: auto;
  padding: ${theme.space.xl};

  h1 {
    font-size: 1.5rem;
  }

  a {
    color: inherit;
  }

  ol {
    display: grid;
    gap: ${theme.space.s};
    padding-inline-start: 1.5rem;
    list-style-type: decimal;
  }
`;
