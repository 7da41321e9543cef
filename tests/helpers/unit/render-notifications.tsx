import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Notifications } from '../../../src/components/notifications/notifications';
import type { NotificationMessage } from '../../../src/components/notifications/notification';
import { loadViewport, notify } from '../../../src/components/notifications/notify';

/** Pointer events, as far as jsdom lacks them. */
class PointerEventStandIn extends MouseEvent implements Partial<PointerEvent> {
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    // the mouse, a pen, and the first finger are
    this.isPrimary = init.isPrimary ?? true;
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
 * Advances time. React renders at its end, so a timer that starts another one needs a second call.
 */
export function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

/** The notification, leaving or not, or null. @throws if there are two */
export const queryNotification = () => screen.queryByRole('listitem');
/** The notification, leaving or not. @throws unless there is exactly one */
export const notification = () => screen.getByRole('listitem');
export const region = () => screen.getByRole('region', { name: words.notifications });
export const status = () => screen.getByRole('status');
export const closeButton = () => screen.getByRole('button', { name: words.closeNotification });
/** A control of the page. */
export const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

/** Presses Escape; returns whether the default was not prevented. */
export function escape(target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(target, { key: 'Escape', ...init });
}

/** Advances time, and expects the notification to leave at its end and not a millisecond before. */
export function expectToLeaveAfter(milliseconds: number): void {
  pass(milliseconds - 1);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
}

beforeAll(async () => {
  await loadViewport();
});

// a button of the page and the notifications, with paused time
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <StrictMode>
      <button>Elsewhere</button>
      <Notifications words={words} />
    </StrictMode>,
  );
});

// the store outlives the components
afterEach(() => {
  act(() => {
    toast.removeAll();
  });
  jest.useRealTimers();
});
