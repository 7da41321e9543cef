import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../live-region';
import { useLoadedViewport, withViewport } from './notify';

/**
 * The viewport, where `notify` shows its notifications, and the live region that announces them. Mounted
 * once, as the last element of every page and outside of what moves with page transitions. The server
 * renders both empty; the code of the viewport is loaded when it is needed. F8 moves the focus into it.
 */
export function Notifications({ words }: { readonly words: Queries.NotificationWordsFragment }) {
  const loaded = useLoadedViewport();
  const viewport = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    const onKey = ({ code }: KeyboardEvent) => {
      // the key by its place on the keyboard, whatever the layout calls it
      if (code === 'F8') withViewport(() => focusViewport(viewport.current));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <LiveRegion>{status}</LiveRegion>
      {loaded ? (
        <loaded.NotificationViewport {...{ words, setStatus, viewport }} />
      ) : (
        <section aria-label={words.notifications} tabIndex={-1} />
      )}
    </>
  );
}

/** Focuses the list of an open notification. One that is leaving would take the focus with it. */
function focusViewport(viewport: HTMLElement | null) {
  const open = viewport?.querySelector('[data-state=open]');
  (open?.parentElement ?? viewport)?.focus({ preventScroll: true });
}

export const query = graphql`
  fragment NotificationWords on SiteWords {
    notifications
    noNotifications
    closeNotification
  }
`;
