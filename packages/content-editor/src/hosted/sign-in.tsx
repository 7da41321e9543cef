import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../store/failure';
import { Button } from '../form/ui/button';
import { FieldBox, Help, Input, Label, ProblemText } from '../form/ui/form-style';
import { theme } from '../form/ui/theme';
import { TickBox } from '../form/ui/tick-box';
import type { HostedRepository } from './git-host';
import { TokenSteps } from './token-steps';

type Props = {
  readonly title: string;
  readonly repository: HostedRepository;
  /** Why nobody is signed in any more; empty at first. */
  readonly reason: string;
  /**
   * Opens the form.
   * @param isLasting whether this browser keeps the token when the tab is closed
   * @throws if that fails; the message says why
   */
  readonly onToken: (token: string, isLasting: boolean) => Promise<void>;
};

/** Asks for a token of GitHub, and says step by step how to make one. Then the form opens. */
export function SignIn({ title, repository, reason, onToken }: Props) {
  const id = useId();
  const [isLasting, setLasting] = useState(false);
  const [token, setToken] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(reason);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    // spaces, quotation marks and invisible characters come along where a token is copied
    await onToken(token.replaceAll(/[^!-~]|["'`]/g, ''), isLasting).catch((error: unknown) => {
      setProblem(messageOf(error));
      setBusy(false);
    });
  };
  return (
    <Page>
      <h1>{title}</h1>
      <FieldBox>
        <TickBox
          label="Stay signed in on this computer"
          isOn={isLasting}
          help="Only on a computer that is yours: everyone who uses this browser could change the site."
          onChange={setLasting}
        />
      </FieldBox>
      <p>Sign in with a token of your account at GitHub:</p>
      <TokenSteps title={title} repository={repository} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
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
            It goes to GitHub alone.{' '}
            {isLasting
              ? 'This browser keeps it until you sign out.'
              : 'This tab forgets it when you close it.'}
          </Help>
        </FieldBox>
        <Button data-main type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Opening the form…' : 'Sign in'}
        </Button>
      </form>
      <div role="alert">{problem !== '' && <ProblemText>{problem}</ProblemText>}</div>
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
    font-size: ${theme.size.title};
  }

  a {
    color: inherit;
  }
`;
