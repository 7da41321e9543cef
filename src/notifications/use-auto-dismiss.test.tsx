import { createEvent, fireEvent, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  notification,
  pass,
  queryNotification,
  raise,
  renderNotifications,
} from '../../tests/helpers/render-notifications';
import { useAutoDismiss } from './use-auto-dismiss';

function enter(pointerType: string) {
  fireEvent.pointerEnter(notification(), { pointerType });
}

function move(pointerType: string, movementX = 1) {
  const event = createEvent.pointerMove(notification(), { pointerType });
  Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
  fireEvent(notification(), event);
}

function leave() {
  fireEvent.pointerLeave(notification());
}

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

/** A timer of 1000 ms in strict mode, whose effects run twice. */
function startTimer(duration = 1000) {
  const onEnd = jest.fn();
  const { rerender, unmount } = renderHook(
    ({ held }) => {
      useAutoDismiss({ duration, held, onEnd });
    },
    { initialProps: { held: false }, wrapper: StrictMode },
  );
  const setHeld = (held: boolean) => {
    rerender({ held });
  };
  return { onEnd, setHeld, unmount };
}

beforeEach(() => {
  renderNotifications();
});

test('T1: a notification leaves after 5000 ms', () => {
  raise();
  pass(4999);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test.each([0, -1, NaN, -Infinity])('T1: a duration of %p is the usual one', (duration) => {
  raise({ duration });
  pass(4999);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test.each([1, 300, 2147483647])('T1: a duration of %p ms is kept', (duration) => {
  raise({ duration });
  pass(duration - 1);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test.each([2147483648, 1e10, Infinity])('T1: a duration of %p has no end', (duration) => {
  raise({ duration });
  pass(2e10);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('T1: ends once, when the time has passed and not before', () => {
  const { onEnd } = startTimer();
  jest.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['mouse', 'pen'])('T2: a %s that moves over the notification holds it', (pointerType) => {
  raise({ duration: 1000 });
  move(pointerType);
  pass(5000);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('T2: a pointer that rests where the notification appears does not hold it', () => {
  raise({ duration: 1000 });
  enter('mouse');
  move('mouse', 0);
  pass(1000);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T3: when the pointer leaves, the time that was left runs on', () => {
  raise({ duration: 1000 });
  pass(600);
  move('mouse');
  pass(5000);
  leave();
  pass(399);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T4: hover, then focus: both must end, and only the time that ran counts', () => {
  raise({ duration: 300 });
  pass(50);
  move('mouse');
  pass(200);
  fireEvent.focus(notification());
  pass(200);
  leave();
  pass(1000);
  expect(notification()).toHaveAttribute('data-state', 'open');
  fireEvent.blur(notification());
  pass(249);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T5: a finger that passes over does not hold the notification', () => {
  raise({ duration: 1000 });
  enter('touch');
  move('touch');
  pass(1000);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T2: a press leaves the focus where it is, so that it holds no longer than it lasts', () => {
  raise();
  const unused = fireEvent.mouseDown(screen.getByText('Saved'));
  expect(unused).toBe(false);
});

test('T3: many short pauses add nothing', () => {
  const { onEnd, setHeld } = startTimer();
  for (let run = 0; run < 9; run += 1) {
    jest.advanceTimersByTime(100);
    setHeld(true);
    jest.advanceTimersByTime(70);
    setHeld(false);
  }
  jest.advanceTimersByTime(99);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('T6: a hidden tab holds the notification; seen again, it runs on', () => {
  raise({ duration: 1000 });
  pass(600);
  setVisibility('hidden');
  pass(5000);
  expect(notification()).toHaveAttribute('data-state', 'open');
  setVisibility('visible');
  pass(399);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T6: a window without focus does not hold it', () => {
  raise({ duration: 1000 });
  fireEvent.blur(window);
  pass(1000);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T7: a replacement runs its own full time, however long the other was held', () => {
  raise({ title: 'First', duration: 1000 });
  pass(900);
  fireEvent.pointerMove(notification(), { pointerType: 'mouse' });
  pass(3000);
  raise({ title: 'Second', duration: 1000 });
  pass(999);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T8: after a close by click under the pointer, the next one still expires', () => {
  raise();
  fireEvent.pointerMove(notification(), { pointerType: 'mouse' });
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  pass(200);
  expect(queryNotification()).toBeNull();
  raise({ duration: 1000 });
  pass(1000);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('T9: under strict mode, whose effects run twice, it is shown and removed once', () => {
  raise({ duration: 1000 });
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1000);
  pass(200);
  expect(queryNotification()).toBeNull();
});

test('T9: what is gone ends no more', () => {
  const { onEnd, unmount } = startTimer();
  unmount();
  jest.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
