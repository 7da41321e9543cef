import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { CloseIcon } from '../close-icon';
import { useDocumentKey } from './document-keys';
import type { NotificationMessage } from './notification-message';
import { ActionButton, CloseButton, Item, Progress, Text, Title } from './notification-style';
import { useAutoDismiss } from './use-auto-dismiss';
import { useNothingCovered } from './use-nothing-covered';
import { useSwipe } from './use-swipe';

type NotificationProps = {
  readonly message: NotificationMessage;
  /** Milliseconds, or `Infinity`. */
  readonly duration: number;
  /** False during the exit transition. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** Whether the focus is anywhere in the viewport. */
  readonly focused: boolean;
  /** Announces a text; the returned function cancels that. */
  readonly announce: (text: string) => () => void;
  /** Returns a focus inside the viewport to where it was before. */
  readonly releaseFocus: () => void;
  /** Moves the focus to the list of notifications. */
  readonly focusList: () => void;
};

/** One notification, from the moment it appears until it is removed. */
export function Notification({
  message,
  duration,
  open,
  onClose,
  closeLabel,
  focused,
  announce,
  releaseFocus,
  focusList,
}: NotificationProps) {
  const { title, text, action } = message;
  const item = useRef<HTMLLIElement>(null);

  const swipe = useSwipe(onClose);
  const held = focused || swipe.pressed;
  const { paused, hoverHandlers } = useAutoDismiss({ duration, held, onEnd: onClose });

  useDocumentKey((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
  }, open);

  const announcement = announcementOf(message);
  useEffect(() => announce(announcement), [announce, announcement]);

  useLayoutEffect(() => {
    if (!open) releaseFocus();
  }, [open, releaseFocus]);

  useNothingCovered(item, open, message.trigger);

  // if it is replaced while it has the focus, the list gets the focus before the browser drops it
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.contains(document.activeElement)) focusList();
    };
  }, [focusList]);

  const wordHandlers = {
    onPointerDown: select,
    onMouseDown: select,
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
      data-swipe={swipe.phase}
      style={swipe.phase === 'move' ? { transform: `translateX(${swipe.distance}px)` } : {}}
      {...swipe.handlers}
      onPointerMove={(event: PointerEvent<HTMLLIElement>) => {
        hoverHandlers.onPointerMove(event);
        swipe.handlers.onPointerMove(event);
      }}
      onPointerLeave={(event: PointerEvent<HTMLLIElement>) => {
        hoverHandlers.onPointerLeave();
        swipe.handlers.onPointerLeave(event);
      }}
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

/**
 * Lets mouse and pen select words: keeps the press from the swipe, and from the viewport, which
 * prevents selection. A finger swipes there, too, and selects by a long press.
 */
function select(event: MouseEvent<Element, Partial<globalThis.PointerEvent>>) {
  if (event.nativeEvent.pointerType !== 'touch') event.stopPropagation();
}

/**
 * What a screen reader says when a notification appears: title, text and the alternative to its
 * action, as sentences. The names of its buttons are left out: they are read when focused.
 */
function announcementOf({ title, text, action }: NotificationMessage): string {
  return [title, text, action?.altText ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
