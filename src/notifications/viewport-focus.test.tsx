import { act, fireEvent, screen } from '@testing-library/react';
import {
  notification,
  pass,
  queryNotification,
  raise,
  renderNotifications,
} from '../../tests/helpers/render-notifications';

const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const closeButton = () => screen.getByRole('button', { name: 'Close notification' });

function focus(element: HTMLElement) {
  act(() => {
    element.focus();
  });
}

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

beforeEach(() => {
  renderNotifications();
});

test('A5: showing a notification leaves the focus where it is', () => {
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  raise();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('D4: F8 focuses the list, by the place of the key, and lets the browser have it too', () => {
  raise();
  const unused = fireEvent.keyDown(document.body, { code: 'F8', key: 'Unidentified' });
  expect(screen.getByRole('list')).toHaveFocus();
  expect(unused).toBe(true);
});

test('D4: F8 with nothing to show focuses the viewport, which says so as long as it has the focus', () => {
  expect(queryNotification()).toBeNull();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent(/^No notifications$/);
  pass(100);
  expect(screen.getByRole('status')).toHaveTextContent(/^No notifications$/);
  fireEvent.keyDown(region(), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(region()).toBeEmptyDOMElement();
});

test('D4: F8 while a notification leaves puts the focus where it can stay', () => {
  raise();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { code: 'F8' });
  pass(200);
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent(/^No notifications$/);
});

test('D4: other keys move nothing', () => {
  fireEvent.keyDown(document.body, { code: 'F7', key: 'F8' });
  expect(document.body).toHaveFocus();
});

test.each([
  ['the list', () => screen.getByRole('list')],
  ['the notification', notification],
  ['its close button', closeButton],
])('T2: focus on %s holds the notification', (_, target) => {
  raise({ duration: 1000 });
  focus(target());
  pass(5000);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('T3: when the focus leaves the viewport, the time that was left runs on', () => {
  raise({ duration: 1000 });
  pass(600);
  focus(notification());
  pass(5000);
  focus(closeButton());
  pass(5000);
  focus(elsewhere());
  pass(399);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test.each([
  ['the close button', () => fireEvent.click(closeButton())],
  ['Escape', () => fireEvent.keyDown(closeButton(), { key: 'Escape' })],
])('D6: dismissed by %s, the focus goes back to where it was', (_, dismiss) => {
  focus(elsewhere());
  raise();
  focus(screen.getByRole('list'));
  focus(closeButton());
  dismiss();
  expect(elsewhere()).toHaveFocus();
});

test('D6: where the element before is gone, the focus is on nothing', () => {
  const passing = document.body.appendChild(document.createElement('button'));
  focus(passing);
  raise();
  focus(notification());
  passing.remove();
  fireEvent.keyDown(notification(), { key: 'Escape' });
  expect(document.body).toHaveFocus();
});

test('D6: after a dismissal with the focus inside, the next one still expires', () => {
  raise();
  focus(notification());
  fireEvent.keyDown(notification(), { key: 'Escape' });
  pass(200);
  raise({ duration: 1000 });
  pass(1000);
  pass(200);
  expect(queryNotification()).toBeNull();
});

test('D6: a dismissal with the focus outside moves nothing', () => {
  raise();
  focus(closeButton());
  focus(elsewhere());
  const other = document.body.appendChild(document.createElement('button'));
  focus(other);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(other).toHaveFocus();
  other.remove();
});

test('D7: replaced while it has the focus, the list takes it', () => {
  raise();
  focus(closeButton());
  raise();
  expect(screen.getByRole('list')).toHaveFocus();
});

test('D7, T7: the replacement is held by that focus, then runs its full time', () => {
  focus(elsewhere());
  raise();
  focus(notification());
  raise({ duration: 1000 });
  pass(5000);
  focus(elsewhere());
  pass(999);
  expect(notification()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});
