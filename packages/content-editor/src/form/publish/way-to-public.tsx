import { useState } from 'react';
import { styled } from 'styled-components';
import { lastingText, storeLastingText } from '../window-storage';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { theme } from '../ui/theme';
import { useSession } from '../session-context';
import { wayToPublic } from './publication-words';

/** How a change reaches visitors. */
export function WayToPublic() {
  const { publish } = useSession().tools.store;
  return (
    <Steps>
      {wayToPublic[publish?.saves ?? 'here'].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Steps>
  );
}

const knownKey = 'editor-way-known';

/** Says it in the form, until the user has read it. */
export function FirstTime() {
  const { publish } = useSession().tools.store;
  const [isKnown, setKnown] = useState(() => lastingText(knownKey) !== '');
  if (!publish || isKnown) return null;
  return (
    <Quiet>
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
    </Quiet>
  );
}

const Steps = styled.ol`
  margin: 0 0 ${theme.space.m};
  padding-inline-start: 1.5em;
  list-style: decimal;
`;

/** As wide as the form below it. */
const Quiet = styled.div`
  max-width: 46rem;
  margin-inline: auto;

  > section {
    border: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
  }
`;
