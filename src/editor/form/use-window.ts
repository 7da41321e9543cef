import { useEffect } from 'react';
import { refresh } from '../store/save';
import { useSession } from './session-context';
import { ignoreStrayGestures } from './stray-gestures';

/** How often the store is asked for changes by others, in milliseconds. */
const interval = 2000;

/** Milliseconds until a live region is known to screen readers: they tell only what changes in it. */
const liveRegionDelay = 1000;

/** Connects the session to its window: polling, other windows, keyboard shortcuts, and leaving the page. */
export function useWindow(save: () => void): void {
  const session = useSession();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let failure = '';
    let isAsking = false;
    const poll = async () => {
      isAsking = true;
      try {
        await refresh(session);
        if (failure !== '' && session.state.status === failure) session.update({ status: '' });
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        session.update({ status: failure });
      }
      isAsking = false;
    };
    const timer = setInterval(() => {
      if (!document.hidden && !session.state.isSaving && !isAsking) void poll();
    }, interval);
    const greeting = setTimeout(() => {
      if (session.isRestored && session.state.status === '')
        session.update({ status: 'What you had not saved is here again.' });
    }, liveRegionDelay);
    ignoreStrayGestures(signal);
    window.addEventListener('pagehide', () => void session.keep(), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        if (key === 's') save();
        // the browser undoes what is typed in a dialog
        else if (document.querySelector('dialog')) return;
        else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
        else if (key === 'z') session.undo();
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => {
      clearInterval(timer);
      clearTimeout(greeting);
      controller.abort();
    };
  }, [session, save]);
}
