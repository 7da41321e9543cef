import { Children, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../form/button';
import { FieldBox, Help, Input, Label } from '../form/parts';
import { theme } from '../form/theme';
import type { HostKind } from './host-kind';
import type { HostPlace } from './host-place';

type Props = {
  readonly title: string;
  readonly kind: HostKind;
  readonly place: HostPlace;
  readonly isBusy: boolean;
  readonly onToken: (token: string) => void;
};

/** Asks for a token, and says step by step how to make one with the least rights. */
export function TokenForm({ title, kind, place, isBusy, onToken }: Props) {
  const id = useId();
  const [token, setToken] = useState('');
  const name = kind.nameOf(place);
  return (
    <>
      <p>Sign in with a token of your account at {name}:</p>
      <Steps>
        {Children.map(kind.tokenSteps(place, title), (step) => (
          <li>{step}</li>
        ))}
      </Steps>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onToken(token.trim());
        }}
      >
        <FieldBox>
          <Label htmlFor={id}>Token</Label>
          <Input
            id={id}
            type="password"
            required
            autoComplete="off"
            spellCheck="false"
            value={token}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setToken(target.value)}
          />
          <Help id={`${id}-help`}>
            It goes to {name} alone. This tab forgets it when you close it.
          </Help>
        </FieldBox>
        <Button data-main type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Opening the form…' : 'Sign in'}
        </Button>
      </form>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  padding-inline-start: 1.5rem;
  list-style-type: decimal;
`;
