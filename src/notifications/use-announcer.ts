import { useCallback } from 'react';
import type { NotificationMessage } from './notify';

/** Milliseconds the live region is empty before a text, so that a repeated text is a change. */
const silence = 75;

/** Milliseconds a text stays, so that someone who reads on does not meet it a second time. */
const presence = 3000;

/**
 * Announces texts to screen readers.
 * @param setStatus sets the text of the live region.
 * @returns a function that has a text announced once; what that returns takes it back.
 */
export function useAnnouncer(setStatus: (text: string) => void) {
  return useCallback(
    (text: string) => {
      const empty = () => {
        setStatus('');
      };
      const speak = setTimeout(() => {
        setStatus(text);
      }, silence);
      const clear = setTimeout(empty, silence + presence);
      return () => {
        clearTimeout(speak);
        clearTimeout(clear);
        empty();
      };
    },
    [setStatus],
  );
}

/**
 * What a screen reader says when a notification appears: title, text and the alternative to its
 * action, as sentences. The names of its buttons are left out: they are met on the way to them.
 */
export function announcementOf({ title, text, action }: NotificationMessage): string {
  return [title, text, action?.altText ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
