import { useId, useState } from 'react';
import { Button } from '../../form/ui/button';
import { FieldBox, Help, Input, Label } from '../../form/ui/form-style';
import type { HostedRepository } from '../hosted-repository';
import { GithubTokenSteps } from './token-steps';

type Props = {
  readonly title: string;
  readonly repository: HostedRepository;
  readonly isBusy: boolean;
  readonly onToken: (token: string) => void;
};

/** Asks for a token of GitHub, and says step by step how to make one with the least rights. */
export function GithubTokenForm({ title, repository, isBusy, onToken }: Props) {
  const id = useId();
  const [token, setToken] = useState('');
  return (
    <>
      <p>Sign in with a token of your account at GitHub:</p>
      <GithubTokenSteps title={title} repository={repository} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // spaces, quotation marks and invisible characters come along where a token is copied
          if (!isBusy) onToken(token.replaceAll(/[^!-~]|["'`]/g, ''));
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
        <Button data-main type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Opening the form…' : 'Sign in'}
        </Button>
      </form>
    </>
  );
}
