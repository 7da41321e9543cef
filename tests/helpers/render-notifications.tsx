import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Notifications } from '../../src/notifications/notifications';
import { loadViewport, notify, type NotificationMessage } from '../../src/notifications/notify';

/** What jsdom lacks of pointer events. */
class PointerEventStandIn extends MouseEvent implements Partial<PointerEvent> {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
}
Object.assign(window, { PointerEvent: PointerEventStandIn });
Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });

const words = {
  notifications: 'Notifications (F8)',
  noNotifications: 'No notifications',
  closeNotification: 'Close notification',
};

/** Renders the notifications after a button of the page, with time standing still. */
export function renderNotifications() {
  return render(
    <StrictMode>
      <button>Elsewhere</button>
      <Notifications words={words} />
    </StrictMode>,
  );
}

/** Shows a notification; returns its id. */
export function raise(message: Partial<NotificationMessage> = {}): string {
  let id = '';
  act(() => {
    id = notify({ title: 'Saved', text: 'All is well', ...message });
  });
  return id;
}

/**
 * Lets so many milliseconds pass. React draws at their end, so what a timer brings about by another
 * timer needs a second call.
 */
export function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

/** The notification that is there, leaving or not; null when there is none, an error when two. */
export function queryNotification(): HTMLElement | null {
  return screen.queryByRole('listitem');
}

/** The same where one must be. */
export function notification(): HTMLElement {
  return screen.getByRole('listitem');
}

beforeAll(async () => {
  await loadViewport();
});

beforeEach(() => {
  jest.useFakeTimers();
});

// The store outlives what is drawn.
afterEach(() => {
  act(() => {
    toast.removeAll();
  });
  jest.useRealTimers();
});
