import { useEffect } from 'react';
import { tellOnce } from '../session/state/failure-status';
import { watchVisitors } from '../session/publish/watch-visitors';
import { messageOf } from '../store/failure';
import { useSession } from './session-context';
import { ignoreAccidentalGestures } from './ui/accidental-gestures';
import { followPointer } from './ui/after-press';
import { showField } from './go-to-field';

/** Milliseconds until screen readers know a live region: they announce only what changes in it. */
const liveRegionDelay = 1000;

/**
 * Connects the session to its window: polling, keyboard shortcuts, and leaving the page.
 * @param onSaveKey the answer to the shortcut that saves in programs that don’t by themselves
 */
export function useWindow(onSaveKey: () => void): void {
  const session = useSession();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let last = '';
    let isPolling = false;
    const poll = async () => {
      isPolling = true;
      try {
        await session.refresh();
        if (last !== '' && session.state.status === last) session.announce('');
      } catch (error) {
        last = messageOf(error);
        tellOnce(session, error);
      }
      isPolling = false;
    };
    const timer = setInterval(() => {
      if (!document.hidden && !isPolling) void poll();
    }, session.store.pollInterval);
    const greeting = setTimeout(() => {
      if (session.state.status === '') session.announce(session.greeting);
    }, liveRegionDelay);
    const { publicSite } = session.store.publishing;
    const stopWatching = publicSite && watchVisitors(session, publicSite);
    ignoreAccidentalGestures(signal);
    followPointer(signal);
    // a phone's keyboard must not cover the field that it is for
    const keepInView = () => document.activeElement?.scrollIntoView({ block: 'nearest' });
    window.addEventListener('resize', keepInView, { signal });
    // somebody may have made a commit in another window
    window.addEventListener('focus', () => void session.readCommitted(), { signal });
    window.addEventListener('pagehide', () => void session.keep(), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        const key = shortcutLetter(event);
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        if (key === 's') onSaveKey();
        // in a dialog, the browser's own undo applies
        else if (document.querySelector('dialog')) return;
        else if (key === 'y' || (key === 'z' && event.shiftKey)) showField(session.redo());
        else if (key === 'z') showField(session.undo());
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => {
      stopWatching?.();
      clearInterval(timer);
      clearTimeout(greeting);
      controller.abort();
    };
  }, [session, onSaveKey]);
}

/**
 * The letter of a shortcut: that of the key, or where a keyboard has other letters than Latin ones, such as
 * Greek, that at the same place of an English one.
 */
function shortcutLetter({ key, code }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return letter.toLowerCase();
}
