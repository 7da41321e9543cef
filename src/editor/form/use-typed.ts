import { useState } from 'react';

/**
 * A text that is typed in a dialog. It is kept when the dialog is left or the page is loaded anew, until it
 * is used and emptied.
 * @param purpose tells it from other texts
 */
export function useTyped(purpose: string): readonly [string, (text: string) => void] {
  const key = `typed ${purpose}`;
  const [text, setText] = useState(() => stored(key));
  return [
    text,
    (next) => {
      setText(next);
      store(key, next);
    },
  ];
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // blocked
    return '';
  }
}

function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // blocked or full: it stays as long as the dialog is open
  }
}
