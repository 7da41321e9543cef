import { act, fireEvent, render, screen } from '@testing-library/react';
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

/** Shows a notification. */
export function raise(message: Partial<NotificationMessage> = {}): void {
  act(() => {
    notify({ title: 'Saved', text: 'All is well', ...message });
  });
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
export const queryNotification = () => screen.queryByRole('listitem');
/** The same where one must be. */
export const notification = () => screen.getByRole('listitem');
export const region = () => screen.getByRole('region', { name: words.notifications });
export const status = () => screen.getByRole('status');
export const closeButton = () => screen.getByRole('button', { name: words.closeNotification });
/** A control of the page. */
export const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

/** Presses Escape; returns whether the browser is left to use the key, too. */
export function escape(target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(target, { key: 'Escape', ...init });
}

/** Lets time pass, and expects the notification to leave at its end and not a millisecond before. */
export function expectToLeaveAfter(milliseconds: number): void {
  pass(milliseconds - 1);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
}

beforeAll(async () => {
  await loadViewport();
});

// the notifications after a button of the page, with time standing still
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <StrictMode>
      <button>Elsewhere</button>
      <Notifications words={words} />
    </StrictMode>,
  );
});

// the store outlives what is drawn
afterEach(() => {
  act(() => {
    toast.removeAll();
  });
  jest.useRealTimers();
});
