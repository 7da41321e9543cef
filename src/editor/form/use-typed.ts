import { useState } from 'react';

/**
 * A text that is typed in a dialog. It is kept when the dialog is left or the page is loaded anew, until it
 * is used and emptied.
 * @param purpose tells it from other texts
 */
export function useTyped(purpose: string): readonly [string, (text: string) => void] {
  const key = `typed ${purpose}`;
  const [text, setText] = useState(() => storage()?.getItem(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      storage()?.setItem(key, next);
    },
  ];
}

/** Undefined where the browser keeps nothing. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
