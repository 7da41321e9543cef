import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { announcementOf, Notification, type NotificationMessage } from './notification';
import { EmptyNote, Region } from './notification-style';
import { announcementDelay, announcementDuration, transitionDuration } from './notification-times';
import { useVisualViewport } from './placement';

/** Separates these notifications from any other user of the global store. */
const toasterId = 'notifications';

/** The notification that the store has, if it has one. */
let current = { sequence: 0, message: { title: '', text: '' } as NotificationMessage };

/**
 * Shows a notification in place of the current one, even if that is leaving, in one commit. The
 * store knows whether one is there or leaving. Its clock can't handle two reasons to pause, so it
 * is off: how long a notification is shown is up to `useNotificationState`.
 */
export function show(message: NotificationMessage): void {
  current = { sequence: current.sequence + 1, message };
  toast.removeAll(toasterId);
  const { id } = message;
  toast(message.title, {
    toasterId,
    // turns the store's clock off
    duration: Infinity,
    removeDelay: transitionDuration,
    ...(id && { id }),
  });
}

type NotificationViewportProps = {
  readonly words: Queries.NotificationWordsFragment;
  /** Sets the text of the live region. */
  readonly setStatus: (text: string) => void;
  /** Its element. */
  readonly viewport: RefObject<HTMLElement | null>;
};

/**
 * The viewport with its notification, once loaded. It knows whether the focus is inside, and where it was
 * before; left in an empty viewport, the focus would pause the next notification forever.
 */
export function NotificationViewport({ words, setStatus, viewport }: NotificationViewportProps) {
  // only here: a second subscriber that unmounts unsubscribes the first (react-hot-toast 2.6.1)
  const { toasts } = useToaster(undefined, toasterId);
  const [focused, setFocused] = useState(false);
  const previousFocus = useRef<EventTarget>(null);
  const shown = toasts.length > 0 ? current : undefined;
  const isEmpty = focused && !shown;

  useAnnouncement(
    shown ? announcementOf(shown.message) : isEmpty ? words.noNotifications : '',
    shown?.sequence,
    setStatus,
  );
  useVisualViewport(viewport);

  function releaseFocus() {
    const inside = document.activeElement;
    if (!(inside instanceof HTMLElement) || !viewport.current?.contains(inside)) return;
    const previous = previousFocus.current;
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    // if that element is gone or can't be focused; otherwise without effect
    inside.blur();
  }

  const handlers = {
    onFocus(event: FocusEvent) {
      if (focused) return;
      previousFocus.current = event.relatedTarget;
      setFocused(true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      const within = (node: Element | null) => currentTarget.contains(node);
      // when the whole window loses focus, the element stays the document's active one
      if (!within(relatedTarget) && !within(document.activeElement)) setFocused(false);
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape' && isEmpty) releaseFocus();
    },
    // a press must not take the focus, which would pause the timer until it is returned
    onMouseDown(event: MouseEvent) {
      event.preventDefault();
    },
  };

  return (
    <Region ref={viewport} aria-label={words.notifications} tabIndex={-1} {...handlers}>
      {shown ? (
        // Safari drops the semantics of a list without markers unless the role is explicit.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ol role="list" tabIndex={-1}>
          <Notification
            // not the id, which may be reused: a new notification needs new state
            key={shown.sequence}
            message={shown.message}
            open={toasts.some(({ visible }) => visible)}
            closeLabel={words.closeNotification}
            onClose={() => {
              releaseFocus();
              toast.dismissAll(toasterId);
            }}
            {...{ focused, releaseFocus }}
          />
        </ol>
      ) : null}
      {isEmpty ? <EmptyNote>{words.noNotifications}</EmptyNote> : null}
    </Region>
  );
}

/**
 * Announces a text by the live region.
 * @param occasion changes when the same text is to be announced again
 */
function useAnnouncement(text: string, occasion: unknown, setStatus: (text: string) => void): void {
  useEffect(() => {
    if (!text) return undefined;
    const speak = setTimeout(setStatus, announcementDelay, text);
    const clear = setTimeout(setStatus, announcementDelay + announcementDuration, '');
    return () => {
      clearTimeout(speak);
      clearTimeout(clear);
      setStatus('');
    };
  }, [text, occasion, setStatus]);
}
