import { useState } from 'react';
import { lastingText, storeLastingText } from '../window-storage';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useSession } from '../session-context';
import { wayToPublic } from './publication-words';

/** How a change reaches visitors. */
export function WayToPublic() {
  const { publish } = useSession().tools.store;
  return (
    <ol>
      {wayToPublic[publish?.saves ?? 'here'].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}

const knownKey = 'editor-way-known';

/** Says it in the form, until the user has read it. */
export function FirstTime() {
  const { publish } = useSession().tools.store;
  const [isKnown, setKnown] = useState(() => lastingText(knownKey) !== '');
  if (!publish || isKnown) return null;
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
