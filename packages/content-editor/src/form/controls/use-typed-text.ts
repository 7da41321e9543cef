import { useState } from 'react';
import { storedText, storeText } from '../window-storage';

/**
 * A text typed in a dialog. It survives closing the dialog and reloading the page, until it is used and
 * cleared.
 * @param purpose distinguishes it from other texts
 */
export function useTypedText(purpose: string): readonly [string, (text: string) => void] {
  const key = `typed ${purpose}`;
  const [text, setText] = useState(() => storedText(key));
  return [
    text,
    (next) => {
      setText(next);
      storeText(key, next);
    },
  ];
}
