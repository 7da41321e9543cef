import { useState } from 'react';
import { lastingText, storeLastingText } from '../window-storage';

const key = 'editor-help';

/** Milliseconds after which somebody who uses the form knows its fields. */
const firstDays = 7 * 24 * 60 * 60 * 1000;

/** Whether fields show their help, as in the first days and on request, and a function that changes that. */
export function useHelp(): readonly [boolean, () => void] {
  const [isShown, setShown] = useState(() => {
    const stored = lastingText(key);
    if (stored === '') storeLastingText(key, String(Date.now()));
    const isFirstDay = stored === '' || Date.now() - Number(stored) < firstDays;
    return stored === 'shown' || isFirstDay;
  });
  const toggle = () => {
    storeLastingText(key, isShown ? 'hidden' : 'shown');
    setShown(!isShown);
  };
  return [isShown, toggle];
}
