import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { useDocumentKey, viewportHotkey } from './document-keys';
import { Notification } from './notification';
import type { NotificationMessage } from './notification-message';
import { surface } from './notification-style';
import { defaultDuration } from './use-auto-dismiss';
import { useViewportFocus } from './use-viewport-focus';

/** The longest delay of a browser's timer; with a longer one it fires at once. */
const longestTimeout = 2 ** 31 - 1;

/** Milliseconds from dismissal to removal: the length of the exit transition. */
const removeDelay = 200;

/** Separates these notifications from any other user of the global store. */
const toasterId = 'notifications';

let sequence = 0;

/** The notification that the store has, if it has one. */
let current:
  Pick<ComponentProps<typeof Notification>, 'message' | 'duration' | 'onClose'> | undefined;

/**
 * Shows a notification in place of the current one, even if that is leaving, in one commit. The
 * store knows whether one is there or leaving. Its own timers are never used, since they can't
 * handle two reasons to pause.
 */
export function show(message: NotificationMessage, id: string): void {
  const { duration = 0, title } = message;
  sequence += 1;
  current = {
    message,
    duration: duration > longestTimeout ? Infinity : duration > 0 ? duration : defaultDuration,
    onClose: () => toast.dismiss(id, toasterId),
  };
  toast.removeAll(toasterId);
  toast(title, { toasterId, removeDelay, duration: Infinity, id });
}

type NotificationViewportProps = {
  readonly words: Queries.NotificationWordsFragment;
  /** Sets the text of the live region. */
  readonly setStatus: (text: string) => void;
  /** Whether the hotkey was pressed before this was loaded. */
  readonly focusRequested: boolean;
  /** Its element. */
  readonly viewport: RefObject<HTMLElement | null>;
};

/** The viewport with its notification, once loaded. The hotkey moves the focus into it. */
export function NotificationViewport({
  words,
  setStatus,
  focusRequested,
  viewport,
}: NotificationViewportProps) {
  // only here: a second subscriber that unmounts unsubscribes the first (react-hot-toast 2.6.1)
  const { toasts: notifications } = useToaster(undefined, toasterId);
  const list = useRef<HTMLOListElement>(null);
  const { focused, handlers, releaseFocus } = useViewportFocus(viewport);
  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), []);
  const announce = useCallback(
    (text: string) => {
      // empty before, so that a repeated text is a change
      const speak = setTimeout(setStatus, 75, text);
      // and after, so that someone who reads on doesn't find it a second time
      const clear = setTimeout(setStatus, 3075, '');
      return () => {
        clearTimeout(speak);
        clearTimeout(clear);
        setStatus('');
      };
    },
    [setStatus],
  );

  const focusViewport = () => {
    // not a list that is about to be removed: the focus would be lost
    if (notifications.some(({ visible }) => visible)) focusList();
    else viewport.current?.focus({ preventScroll: true });
  };
  useDocumentKey((event) => {
    if (event.code === viewportHotkey) focusViewport();
  });
  const onFocusRequested = useEffectEvent(focusViewport);
  useEffect(() => {
    if (focusRequested) onFocusRequested();
  }, [focusRequested]);

  return (
    <Region ref={viewport} aria-label={words.notifications} tabIndex={-1} {...handlers}>
      {current && notifications.length > 0 ? (
        // Safari drops the semantics of a list without markers unless the role is explicit.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ol ref={list} role="list" tabIndex={-1}>
          <Notification
            // not the id, which may be reused: a new notification needs new state
            key={sequence}
            {...current}
            open={notifications.some(({ visible }) => visible)}
            closeLabel={words.closeNotification}
            {...{ focused, announce, releaseFocus, focusList }}
          />
        </ol>
      ) : focused ? (
        <EmptyMessage text={words.noNotifications} {...{ announce, releaseFocus }} />
      ) : null}
    </Region>
  );
}

type EmptyMessageProps = {
  readonly text: string;
  readonly announce: (text: string) => () => void;
  readonly releaseFocus: () => void;
};

/** Shown while the focus is in a viewport without a notification. Escape returns the focus. */
function EmptyMessage({ text, announce, releaseFocus }: EmptyMessageProps) {
  useEffect(() => announce(text), [announce, text]);
  useDocumentKey((event) => {
    if (event.key === 'Escape') releaseFocus();
  });
  return <Note>{text}</Note>;
}

/*
 * Where notifications appear: at the top right. At the foot of the window, `useVisualViewport`
 * would have to follow the other edge. 420 px, not rem: the limit (S7 of docs/interaction.md) does
 * not grow with the root size.
 */
const Region = styled.section`
  position: fixed;
  z-index: ${theme.zIndex.notification};
  top: calc(${theme.layout.headerHeight} + ${theme.space.m} + env(safe-area-inset-top, 0px));
  right: max(${theme.layout.gutter}, env(safe-area-inset-right, 0px));
  left: max(${theme.layout.gutter}, env(safe-area-inset-left, 0px));
  pointer-events: none;

  /* not its item, which lets clicks through while it leaves: the second of a double click on its button */
  ol {
    pointer-events: auto;
  }

  ${media.desktop} {
    left: auto;
    width: 420px;
  }

  ${media.print} {
    display: none;
  }
`;

const Note = styled.p`
  padding: 1.1rem ${theme.space.l};
  ${surface}
`;
