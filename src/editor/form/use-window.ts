import { useEffect } from 'react';
import { refresh } from '../store/save';
import { useSession } from './session-context';

/** How often the store is asked for changes by others, in milliseconds. */
const interval = 2000;

/** Connects the session to its window: polling, other windows, keyboard shortcuts, and leaving the page. */
export function useWindow(save: () => void): void {
  const session = useSession();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(() => {
      if (document.hidden || session.state.isSaving) return;
      refresh(session).catch((error: unknown) => {
        if (error instanceof Error) session.update({ status: error.message });
      });
    }, interval);
    window.addEventListener('pagehide', () => void session.keep(), { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        if (key === 's') save();
        else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
        else if (key === 'z') session.undo();
        else return;
        event.preventDefault();
      },
      { signal },
    );
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [session, save]);
}
