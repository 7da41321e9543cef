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
} from '../../../tests/helpers/unit/render-notifications';

const list = () => screen.getByRole('list');

function focus(element: HTMLElement) {
  act(() => {
    element.focus();
  });
}

const addButton = () => document.body.appendChild(document.createElement('button'));

test('D4: F8, by its position on the keyboard, focuses the list without preventing the default', () => {
  raise();
  const notPrevented = fireEvent.keyDown(document.body, { code: 'F8', key: 'Unidentified' });
  expect(list()).toHaveFocus();
  expect(notPrevented).toBe(true);
});

test('D4: F8 focuses the viewport, not the list, while a notification is leaving', () => {
  raise();
  escape();
  fireEvent.keyDown(document.body, { code: 'F8' });
  pass(200);
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent(/^No notifications$/);
});

test('T2: the timer stays paused if the window loses focus while the notification has it', () => {
  raise();
  focus(notification());
  // the element stays document.activeElement
  fireEvent.focusOut(notification(), { relatedTarget: null });
  pass(10_000);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('D4: other keys do not move the focus', () => {
  fireEvent.keyDown(document.body, { code: 'F7', key: 'F8' });
  expect(document.body).toHaveFocus();
});

test.each([
  ['the list', list],
  ['the notification', notification],
  ['its close button', closeButton],
])('T2, T3: focus on %s pauses the timer, which resumes with the time left', (_, target) => {
  raise({ duration: 1000 });
  pass(600);
  focus(list());
  focus(target());
  pass(5000);
  focus(elsewhere());
  expectToLeaveAfter(400);
});

test('D6: the body gets the focus if the previously focused element was removed', () => {
  const removed = addButton();
  focus(removed);
  raise();
  focus(notification());
  removed.remove();
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

test('D6: a dismissal does not move a focus that is outside', () => {
  focus(elsewhere());
  raise();
  focus(closeButton());
  const button = addButton();
  focus(button);
  escape();
  expect(button).toHaveFocus();
  button.remove();
});
