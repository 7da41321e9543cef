import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../store/failure';
import { ProblemText, FieldBox, Help, Tick } from '../form/ui/form-style';
import { theme } from '../form/ui/theme';
import type { HostedRepository } from './hosted-repository';
import { GithubTokenForm } from './github/token-form';

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

/** Signs in with a token; the form opens after that. */
export function SignIn({ title, repository, reason, onToken }: Props) {
  const id = useId();
  const [isLasting, setLasting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(reason);
  const start = async (token: string) => {
    setBusy(true);
    setProblem('');
    await onToken(token, isLasting).catch((error: unknown) => {
      setProblem(messageOf(error));
      setBusy(false);
    });
  };
  return (
    <Page>
      <h1>{title}</h1>
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
      <GithubTokenForm
        title={title}
        repository={repository}
        isBusy={isBusy}
        onToken={(token) => void start(token)}
      />
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
