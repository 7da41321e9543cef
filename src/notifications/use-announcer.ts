import { useCallback } from 'react';

/** Milliseconds of silence before a text, so that the same text twice is two changes. */
const silence = 75;

/** Milliseconds a text stays, so that someone who reads on does not meet it a second time. */
const presence = 3000;

/**
 * Reads texts out.
 * @param say sets the text of the live region.
 * @returns a function that has a text read out once; what that returns takes it back.
 */
export function useAnnouncer(say: (text: string) => void) {
  return useCallback(
    (text: string) => {
      const clear = () => {
        say('');
      };
      const speak = setTimeout(() => {
        say(text);
      }, silence);
      const hush = setTimeout(clear, silence + presence);
      return () => {
        clearTimeout(speak);
        clearTimeout(hush);
        clear();
      };
    },
    [say],
  );
}
