import { fireEvent, screen } from '@testing-library/react';
import {
  expectToLeaveAfter,
  notification,
  pass,
  raise,
} from '../../../tests/helpers/unit/render-notifications';
import { defaultDuration } from './notification-times';

const pointer = { button: 0, pointerType: 'mouse' };

function press(options = {}) {
  fireEvent.pointerDown(notification(), { ...pointer, clientX: 100, clientY: 100, ...options });
}

/** Moves the pointer by this distance from where it was pressed. */
function drag(x: number, y = 0, options = {}) {
  fireEvent.pointerMove(notification(), {
    ...pointer,
    clientX: 100 + x,
    clientY: 100 + y,
    ...options,
  });
}

function release(x: number, y = 0) {
  fireEvent.pointerUp(notification(), { ...pointer, clientX: 100 + x, clientY: 100 + y });
}

function swipe(x: number) {
  press();
  drag(x);
  release(x);
}

beforeEach(() => {
  raise({ duration: 1000 });
});

test.each([
  ['another mouse button', { button: 2 }, {}],
  ['a press of a second finger', { isPrimary: false }, {}],
  ['a move of a second finger', {}, { isPrimary: false }],
])('W1: %s does not swipe', (_name, pressed, moved) => {
  press(pressed);
  drag(60, 0, moved);
  expect(notification()).not.toHaveAttribute('data-swipe');
});

test.each([
  ['leftward', -20, 0],
  ['down', 0, 20],
  ['up', 5, -20],
  ['diagonally', 20, 20],
])('W2: a gesture that begins %s is ignored until the next press', (_, x, y) => {
  press();
  drag(x, y);
  drag(80);
  expect(notification()).not.toHaveAttribute('data-swipe');
  release(80);
  expect(notification()).toHaveAttribute('data-state', 'open');
  press();
  drag(20);
  expect(notification()).toHaveAttribute('data-swipe', 'move');
});

test.each([
  ['mouse', 4, 0, false],
  ['mouse', 5, 0, true],
  ['pen', 4, 0, false],
  ['pen', 5, 0, true],
  ['touch', 10, 0, false],
  ['touch', 11, 0, true],
])('W1, W2: a %s moved by (%d, %d) swipes: %p', (pointerType, x, y, swipes) => {
  press({ pointerType });
  drag(x, y, { pointerType });
  expect(notification().getAttribute('data-swipe') === 'move').toBe(swipes);
});

test('T2: the timer pauses during a press', () => {
  press({ pointerType: 'touch' });
  pass(defaultDuration);
  release(0);
  expectToLeaveAfter(1000);
});

test('T2: the timer resumes when a pressed pointer leaves the notification', () => {
  press({ pointerType: 'touch' });
  drag(-20, 0, { pointerType: 'touch' });
  fireEvent.pointerLeave(notification(), { ...pointer, pointerType: 'touch' });
  expectToLeaveAfter(1000);
});

test.each([
  ['the click that ends a swipe does not run an action', [30], 1, 0],
  ['a click after a new press runs an action', [30, 0], 1, 1],
  ['a key after a swipe runs an action', [30], 0, 1],
])('W7: %s', (_name, swipes, detail, runs) => {
  const onClick = jest.fn();
  raise({ action: { label: 'Undo', altText: 'Press Ctrl+Z', onClick } });
  for (const x of swipes) swipe(x);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail });
  expect(onClick).toHaveBeenCalledTimes(runs);
});
