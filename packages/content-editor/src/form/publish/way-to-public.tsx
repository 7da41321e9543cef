import { useState } from 'react';
import { styled } from 'styled-components';
import { isAtHost } from '../../store/store';
import { lastingText, storeLastingText } from '../window-storage';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { theme } from '../ui/theme';
import { useSessionState, useSession } from '../session-context';
import { wayToPublic } from './publication-words';

/** How a change reaches visitors. */
export function WayToPublic() {
  const { store } = useSession();
  const isBlocked = useSessionState(({ publicState }) => publicState?.obstacle !== undefined);
  return (
    <Steps>
      {wayToPublic(!isAtHost(store), isBlocked).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Steps>
  );
}

const knownKey = 'editor-way-known';

/** Says in the form how a change reaches visitors, until the user has read it. */
export function FirstTime() {
  const [isKnown, setKnown] = useState(() => lastingText(knownKey) !== '');
  if (isKnown) return null;
  return (
    <Notice id="first-time" heading="How a change reaches visitors">
      <WayToPublic />
      <Button
        onClick={() => {
          storeLastingText(knownKey, 'yes');
          setKnown(true);
        }}
      >
        I know
      </Button>
    </Notice>
  );
}

const Steps = styled.ol`
  margin: 0 0 ${theme.space.m};
  padding-inline-start: 1.5em;
  list-style: decimal;
`;
