import { useCallback, useState } from 'react';

/** Milliseconds of silence before a text, so that the same text twice is two changes. */
const silence = 75;

/** Milliseconds a text stays, so that someone who reads on does not meet it a second time. */
const presence = 3000;

/**
 * The text of the live region.
 * @returns the text, and a function that has another read out once; what that returns takes it back.
 */
export function useAnnouncer(): [text: string, announce: (text: string) => () => void] {
  const [text, setText] = useState('');

  const announce = useCallback((next: string) => {
    const clear = () => {
      setText('');
    };
    const speak = setTimeout(() => {
      setText(next);
    }, silence);
    const hush = setTimeout(clear, silence + presence);
    return () => {
      clearTimeout(speak);
      clearTimeout(hush);
      clear();
    };
  }, []);

  return [text, announce];
}
