import { act, fireEvent, screen } from '@testing-library/react';
import {
  closeButton,
  elsewhere,
  escape,
  expectToLeaveAfter,
  notification,
  pass,
  queryNotification,
  raise,
  region,
} from '../../tests/helpers/render-notifications';

const list = () => screen.getByRole('list');

function focus(element: HTMLElement) {
  act(() => {
    element.focus();
  });
}

const addButton = () => document.body.appendChild(document.createElement('button'));

test('A5: showing a notification leaves the focus where it is', () => {
  focus(elsewhere());
  raise();
  expect(elsewhere()).toHaveFocus();
});

test('D4: F8 focuses the list, by the place of the key, and lets the browser have it too', () => {
  raise();
  const unused = fireEvent.keyDown(document.body, { code: 'F8', key: 'Unidentified' });
  expect(list()).toHaveFocus();
  expect(unused).toBe(true);
});

test('D4: F8 while a notification leaves puts the focus where it can stay', () => {
  raise();
  escape();
  fireEvent.keyDown(document.body, { code: 'F8' });
  pass(200);
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent(/^No notifications$/);
});

test('T2: focus in it holds it while the window has none', () => {
  raise();
  focus(notification());
  // the element stays the active one
  fireEvent.focusOut(notification(), { relatedTarget: null });
  pass(10_000);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('D4: other keys move nothing', () => {
  fireEvent.keyDown(document.body, { code: 'F7', key: 'F8' });
  expect(document.body).toHaveFocus();
});

test.each([
  ['the list', list],
  ['the notification', notification],
  ['its close button', closeButton],
])('T2, T3: focus on %s holds it; when it leaves, the time that was left runs on', (_, target) => {
  raise({ duration: 1000 });
  pass(600);
  focus(list());
  focus(target());
  pass(5000);
  focus(elsewhere());
  expectToLeaveAfter(400);
});

test('D6: where the element before is gone, the focus is on nothing', () => {
  const passing = addButton();
  focus(passing);
  raise();
  focus(notification());
  passing.remove();
  escape(notification());
  expect(document.body).toHaveFocus();
});

test('D6: after a dismissal with the focus inside, the next one still expires', () => {
  raise();
  focus(notification());
  escape(notification());
  pass(200);
  expect(queryNotification()).toBeNull();
  raise({ duration: 1000 });
  expectToLeaveAfter(1000);
});

test('D6: a dismissal with the focus outside moves nothing', () => {
  focus(elsewhere());
  raise();
  focus(closeButton());
  const other = addButton();
  focus(other);
  escape();
  expect(other).toHaveFocus();
  other.remove();
});
