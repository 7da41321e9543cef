import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../session/failure';
import { Button } from '../form/button';
import { Fault, FieldBox, Help, Tick } from '../form/parts';
import { theme } from '../form/theme';
import type { HostKind } from './host-kind';
import type { HostPlace } from './host-place';
import { TokenForm } from './token-form';

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
  /** Leaves for the page of the host that signs people in; undefined without one. */
  readonly onOAuth: ((isLasting: boolean) => Promise<void>) | undefined;
};

/** The door of the form: signs in with the host’s own page where the site has an application there, or with a token. */
export function SignIn({ title, kind, place, reason, onToken, onOAuth }: Props) {
  const id = useId();
  const [isLasting, setLasting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState(reason);
  const start = async (signIn: () => Promise<void>) => {
    setBusy(true);
    setFault('');
    await signIn().catch((error: unknown) => {
      setFault(messageOf(error));
      setBusy(false);
    });
  };
  const form = (
    <TokenForm
      title={title}
      kind={kind}
      place={place}
      isBusy={isBusy}
      onToken={(token) => void start(() => onToken(token, isLasting))}
    />
  );
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
      {onOAuth ? (
        <>
          <Button
            data-main
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void start(() => onOAuth(isLasting).then(() => setBusy(false)));
            }}
          >
            Sign in with {kind.nameOf(place)}
          </Button>
          <Details>
            <summary>With a token instead</summary>
            {form}
          </Details>
        </>
      ) : (
        form
      )}
      <div role="alert">{fault !== '' && <Fault>{fault}</Fault>}</div>
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
`;

const Details = styled.details`
  summary {
    padding-block: ${theme.space.m};
    cursor: pointer;
  }

  &[open] {
    display: grid;
    gap: ${theme.space.l};
  }
`;
