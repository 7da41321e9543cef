import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { EmptyMessage } from './empty-message';
import { Notification } from './notification';
import type { NotificationMessage } from './notification-message';
import { defaultDuration } from './use-auto-dismiss';
import { useDocumentKey } from './use-document-key';
import { useViewportFocus } from './use-viewport-focus';
import { ViewportContext, type Viewport } from './viewport-context';
import { viewportHotkey } from './viewport-hotkey';

/** The longest delay of a browser's timer; with a longer one it fires at once. */
const longestTimeout = 2 ** 31 - 1;

/** Milliseconds from dismissal to removal: the length of the exit transition. */
const removeDelay = 200;

/** Separates these notifications from any other user of the global store. */
const toasterId = 'notifications';

let sequence = 0;

/**
 * Shows a notification in place of the current one, even if that is leaving, in one commit.
 * The store's own timers are never used, since they can't handle two reasons to pause.
 */
export function show(message: NotificationMessage, id: string): void {
  // not the id, which may be reused: a new notification needs new state
  const key = ++sequence;
  const { duration = 0 } = message;
  const props = {
    message,
    duration: duration > longestTimeout ? Infinity : duration > 0 ? duration : defaultDuration,
    onClose: () => toast.dismiss(id, toasterId),
  };
  toast.removeAll(toasterId);
  const options = { toasterId, removeDelay, duration: Infinity, id };
  toast(({ visible }) => <Notification key={key} open={visible} {...props} />, options);
}

type NotificationViewportProps = Pick<Viewport, 'words'> & {
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

  const context = useMemo(
    () => ({ words, focused, announce, releaseFocus, focusList }),
    [words, focused, announce, releaseFocus, focusList],
  );

  return (
    <ViewportContext value={context}>
      <Region ref={viewport} aria-label={words.notifications} tabIndex={-1} {...handlers}>
        {notifications.length > 0 ? (
          // Safari drops the semantics of a list without markers unless the role is explicit.
          // eslint-disable-next-line jsx-a11y/no-redundant-roles
          <ol ref={list} role="list" tabIndex={-1}>
            {notifications.map((notification) => resolveValue(notification.message, notification))}
          </ol>
        ) : focused ? (
          <EmptyMessage text={words.noNotifications} {...{ announce, releaseFocus }} />
        ) : null}
      </Region>
    </ViewportContext>
  );
}

/*
 * Where notifications appear: at the top right. At the foot of the window, `useVisualViewport` would have to
 * follow the other edge. 420 px, not rem: the limit (S7 of docs/interaction.md) does not grow with the root size.
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
