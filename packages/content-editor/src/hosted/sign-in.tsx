import { Children, useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../session/failure';
import { Button } from '../form/button';
import { Fault, FieldBox, Help, Input, Label, Tick } from '../form/parts';
import { theme } from '../form/theme';
import type { HostKind } from './host-kind';
import type { HostPlace } from './host-place';

type Props = {
  readonly title: string;
  readonly kind: HostKind;
  readonly place: HostPlace;
  /** Why nobody is signed in any more; empty at first. */
  readonly reason: string;
  /**
   * Opens the form.
   * @param isLasting whether this browser keeps the token when the tab is closed
   * @throws if that fails; the message says why
   */
  readonly onToken: (token: string, isLasting: boolean) => Promise<void>;
};

/** Asks for a token, and says step by step how to make one with the least rights. */
export function SignIn({ title, kind, place, reason, onToken }: Props) {
  const id = useId();
  const name = kind.nameOf(place);
  const [token, setToken] = useState('');
  const [isLasting, setLasting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState(reason);
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
      <p>Sign in with a token of your account at {name}, which may change this site alone.</p>
      <ol>
        {Children.map(kind.tokenSteps(place, title), (step) => (
          <li>{step}</li>
        ))}
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
            It goes to {name} alone. This tab forgets it when you close it.
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
