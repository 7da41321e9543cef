import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { CloseIcon } from '../close-icon';
import { durationOf, useNotificationState } from './notification-state';
import { ActionButton, CloseButton, Item, Progress, Text, Title } from './notification-style';
import { keepUncovered } from './placement';

/** A button inside a notification. */
type NotificationAction = {
  readonly label: string;
  /**
   * An alternative to the action, for someone who hears the notification and can't reach the button in
   * time: "Undo with Ctrl+Z". If it is blank, the button is left out.
   */
  readonly altText: string;
  /** Runs before the notification closes; `event.preventDefault()` keeps it open. */
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** What a notification says and for how long. */
export type NotificationMessage = {
  readonly title: string;
  readonly text: string;
  /** What the store calls it; it makes one up for a message without. */
  readonly id?: string;
  readonly action?: NotificationAction;
  /** Milliseconds; `Infinity` for no limit. The default is in `notification-times.ts`. */
  readonly duration?: number;
  /** The control that raised it, which it does not cover. */
  readonly trigger?: Element | null;
};

type NotificationProps = {
  readonly message: NotificationMessage;
  /** False during the exit transition. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** Whether the focus is anywhere in the viewport. */
  readonly focused: boolean;
  /** Returns a focus inside the viewport to where it was before. */
  readonly releaseFocus: () => void;
};

/** One notification, from the moment it appears until it is removed. */
export function Notification({
  message,
  open,
  onClose,
  closeLabel,
  focused,
  releaseFocus,
}: NotificationProps) {
  const { title, text, action, trigger } = message;
  const duration = durationOf(message.duration);
  const item = useRef<HTMLLIElement>(null);
  // a window without focus still counts as seen; one in the background, or minimized, does not
  const [hidden, setHidden] = useState(isDocumentHidden);
  const held = focused || hidden;
  const { paused, attributes, handlers } = useNotificationState({ duration, held, onClose });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
  });

  // these listen while it is open, from the first frame on, in which a key may already be pressed
  useLayoutEffect(() => {
    // unlike the notification itself, its list doesn't move during the enter transition
    const list = item.current?.parentElement;
    if (!open || !list) return undefined;
    const listeners = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), listeners);
    document.addEventListener('visibilitychange', () => setHidden(isDocumentHidden()), listeners);
    keepUncovered(list, trigger, listeners.signal);
    return () => {
      listeners.abort();
      // if it is replaced while it has the focus, the list gets the focus before the browser drops it
      const inside = document.activeElement?.closest('li');
      if (inside?.parentElement === list) list.focus({ preventScroll: true });
    };
  }, [open, trigger]);

  const wordHandlers = {
    onPointerDown: leaveToBrowser,
    onMouseDown: leaveToBrowser,
    // without the focus a selection may vanish; a press that selects nothing has no use for it
    onClick() {
      if (getSelection()?.isCollapsed) releaseFocus();
    },
  };

  return (
    <Item
      ref={item}
      tabIndex={0}
      inert={!open}
      data-state={open ? 'open' : 'closed'}
      data-paused={paused}
      {...attributes}
      {...handlers}
    >
      <Title {...wordHandlers}>{title}</Title>
      <Text {...wordHandlers}>{text}</Text>
      {action?.altText.trim() ? (
        <ActionButton
          type="button"
          onClick={(event) => {
            action.onClick(event);
            if (!event.defaultPrevented) onClose();
          }}
        >
          {action.label}
        </ActionButton>
      ) : null}
      <CloseButton type="button" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </CloseButton>
      {duration === Infinity ? null : (
        <Progress style={{ animationDuration: `${duration}ms` }} data-paused={paused} aria-hidden />
      )}
    </Item>
  );
}

const isDocumentHidden = () => document.visibilityState === 'hidden';

/**
 * Lets mouse and pen select words: stops the event on its way to the swipe, and to the viewport, which
 * prevents selection. A finger swipes there, too, and selects by a long press.
 */
function leaveToBrowser(event: MouseEvent<Element, Partial<PointerEvent>>) {
  if (event.nativeEvent.pointerType !== 'touch') event.stopPropagation();
}

/**
 * What a screen reader says when a notification appears: title, text and the alternative to its
 * action, as sentences. The names of its buttons are left out: they are read when focused.
 */
export function announcementOf({ title, text, action }: NotificationMessage): string {
  return [title, text, action?.altText ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
