import { useState } from 'react';

/**
 * A text typed in a dialog. It survives closing the dialog and reloading the page, until it is used and
 * cleared.
 * @param purpose distinguishes it from other texts
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
    // blocked or full: it lasts as long as the dialog is open
  }
}
