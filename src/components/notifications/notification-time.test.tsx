import { act, createEvent, fireEvent, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  expectToLeaveAfter,
  notification,
  pass,
  raise,
} from '../../../tests/helpers/unit/render-notifications';
import { useNotificationState } from './notification-state';
import { defaultDuration } from './notification-times';

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
function startTimer() {
  const onClose = jest.fn();
  const { rerender, unmount } = renderHook(
    ({ held }) => {
      useNotificationState({ duration: 1000, held, onClose });
    },
    { initialProps: { held: false }, wrapper: StrictMode },
  );
  return { onClose, rerender, unmount };
}

test('T1: a notification is dismissed after the default duration', () => {
  raise();
  // a literal, to pin the number in docs/interaction.md
  expectToLeaveAfter(5000);
});

test.each([
  [0, defaultDuration],
  [-1, defaultDuration],
  [NaN, defaultDuration],
  [-Infinity, defaultDuration],
  [1, 1],
  [300, 300],
  [2147483647, 2147483647],
])('T1: with a duration of %p it is dismissed after %p ms', (duration, milliseconds) => {
  raise({ duration });
  expectToLeaveAfter(milliseconds);
});

test.each([2147483648, 1e10, Infinity])('T1: a duration of %p never ends', (duration) => {
  raise({ duration });
  pass(2e10);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test.each(['mouse', 'pen'])(
  'T2, T3: a %s that moves over it pauses the timer, which resumes with the time left',
  (pointerType) => {
    raise({ duration: 1000 });
    pass(600);
    move(pointerType);
    pass(5000);
    leave();
    expectToLeaveAfter(400);
  },
);

test.each([
  ['T2: a pointer that rests where the notification appears', 'mouse', 0],
  ['T5: a finger that moves over it', 'touch', 1],
])('%s does not pause the timer', (_name, pointerType, movementX) => {
  raise({ duration: 1000 });
  fireEvent.pointerEnter(notification(), { pointerType });
  move(pointerType, movementX);
  expectToLeaveAfter(1000);
});

test('T4: with hover and focus, the timer resumes when both have ended', () => {
  raise({ duration: 300 });
  pass(50);
  move('mouse');
  pass(200);
  fireEvent.focus(notification());
  pass(200);
  leave();
  pass(1000);
  fireEvent.blur(notification());
  expectToLeaveAfter(250);
});

test('T2: a press does not move the focus, which would pause the timer after the press', () => {
  raise();
  const notPrevented = fireEvent.mouseDown(notification());
  expect(notPrevented).toBe(false);
});

test('T2: a press on its words, which may select them, keeps no focus if it selects nothing', () => {
  raise({ duration: 1000 });
  const words = screen.getByText('Saved');
  expect(fireEvent.mouseDown(words)).toBe(true);
  act(() => {
    notification().focus();
  });
  fireEvent.click(words);
  expect(notification()).not.toHaveFocus();
  expectToLeaveAfter(1000);
});

test('T3, T9: many short pauses do not extend the time, and the timer ends once', () => {
  const { onClose, rerender } = startTimer();
  for (let run = 0; run < 9; run += 1) {
    jest.advanceTimersByTime(100);
    rerender({ held: true });
    jest.advanceTimersByTime(70);
    rerender({ held: false });
  }
  jest.advanceTimersByTime(99);
  expect(onClose).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('T2: the timer pauses while the tab is hidden, then resumes', () => {
  raise({ duration: 1000 });
  pass(600);
  setVisibility('hidden');
  pass(5000);
  setVisibility('visible');
  expectToLeaveAfter(400);
});

test('T6: a window without focus does not pause the timer', () => {
  raise({ duration: 1000 });
  fireEvent.blur(window);
  expectToLeaveAfter(1000);
});

test('T7: a replacement gets its full time, however long the first one was paused', () => {
  raise({ title: 'First', duration: 1000 });
  pass(900);
  move('mouse');
  pass(3000);
  raise({ title: 'Second', duration: 1000 });
  expectToLeaveAfter(1000);
});

test('T9: an unmounted timer never ends', () => {
  const { onClose, unmount } = startTimer();
  unmount();
  jest.advanceTimersByTime(5000);
  expect(onClose).not.toHaveBeenCalled();
});
