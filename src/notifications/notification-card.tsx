import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { Button } from '../components/button';
import { announcement } from './announcement';
import { useArea } from './area-context';
import { Card, Text, Title } from './card-parts';
import { CloseButton } from './close-button';
import { lifetime } from './lifetime';
import type { NotificationMessage } from './notification';
import { dismiss } from './store';
import { TimeLeft } from './time-left';
import { useClearance } from './use-clearance';
import { useDocumentHidden } from './use-document-hidden';
import { useDocumentKey } from './use-document-key';
import { useHover } from './use-hover';
import { usePausableTimer } from './use-pausable-timer';
import { useSwipe } from './use-swipe';

type NotificationCardProps = {
  readonly id: string;
  /** False while it leaves. */
  readonly open: boolean;
  readonly message: NotificationMessage;
};

/** One notification, from the moment it appears until it has left. */
export function NotificationCard({ id, open, message }: NotificationCardProps) {
  const { title, text, action } = message;
  const { words, focused, announce, releaseFocus, focusList } = useArea();
  const card = useRef<HTMLLIElement>(null);
  const close = () => {
    dismiss(id);
  };

  const hover = useHover();
  const swipe = useSwipe(close);
  const hidden = useDocumentHidden();
  const paused = hover.hovered || focused || swipe.pressed || hidden;
  const duration = lifetime(message.duration);
  usePausableTimer({ duration, paused, onEnd: close });

  useDocumentKey((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close();
  }, open);

  const spoken = announcement(message);
  useEffect(() => announce(spoken), [announce, spoken]);

  useLayoutEffect(() => {
    if (!open) releaseFocus();
  }, [open, releaseFocus]);

  useClearance(card, open, message.raisedBy);

  // Replaced while it has the focus: the list takes it, before the browser drops it.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) focusList();
    };
  }, [focusList]);

  return (
    <Card
      ref={card}
      tabIndex={0}
      inert={!open}
      data-state={open ? 'open' : 'closed'}
      data-paused={paused}
      data-swipe={swipe.phase}
      style={swipe.phase === 'move' ? { transform: `translateX(${swipe.distance}px)` } : {}}
      {...swipe.handlers}
      onPointerMove={(event: PointerEvent<HTMLLIElement>) => {
        hover.handlers.onPointerMove(event);
        swipe.handlers.onPointerMove(event);
      }}
      onPointerLeave={(event: PointerEvent<HTMLLIElement>) => {
        hover.handlers.onPointerLeave();
        swipe.handlers.onPointerLeave(event);
      }}
      // A press must not take the focus, which would hold the notification until it is given back.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action?.altText.trim() ? (
        <Button
          type="button"
          data-look="small"
          onClick={(event) => {
            action.onClick(event);
            if (!event.defaultPrevented) close();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <CloseButton label={words.closeNotification} onClick={close} />
      {duration === Infinity ? null : <TimeLeft duration={duration} paused={paused} />}
    </Card>
  );
}
