import { fireEvent, screen, within } from '@testing-library/react';
import {
  notification,
  pass,
  raise,
  renderNotifications,
} from '../../tests/helpers/render-notifications';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

beforeEach(() => {
  renderNotifications();
});

test('S1: region and list take the focus from scripts, not from the Tab key', () => {
  raise();
  expect(region()).toHaveAttribute('tabindex', '-1');
  expect(within(region()).getByRole('list')).toHaveAttribute('tabindex', '-1');
});

test('S1: a list is there with a notification only', () => {
  expect(region()).toBeEmptyDOMElement();
  raise();
  expect(within(region()).getByRole('list')).toContainElement(notification());
});

test('S3: a notification is a plain list item that Tab reaches', () => {
  raise();
  expect(notification()).toHaveAttribute('tabindex', '0');
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('S3, A1: the one live region is polite, whole and outside of the viewport', () => {
  raise();
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'polite');
  expect(status).toHaveAttribute('aria-atomic', 'true');
  expect(region()).not.toContainElement(status);
  expect(region().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

test('S2: a new notification replaces the one that is there at once', () => {
  raise({ title: 'First' });
  raise({ title: 'Second' });
  expect(notification()).toHaveTextContent('Second');
});

test('S2: three in a row leave the last', () => {
  raise({ title: 'First' });
  raise({ title: 'Second' });
  raise({ title: 'Third' });
  expect(notification()).toHaveTextContent('Third');
});

test('D9: a notification that is leaving makes way at once', () => {
  raise({ title: 'First' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(notification()).toHaveAttribute('data-state', 'closed');
  raise({ title: 'Second' });
  expect(notification()).toHaveTextContent('Second');
  pass(1000);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('D9: the same id again is a new notification', () => {
  raise({ id: 'same', title: 'First' });
  const first = notification();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  raise({ id: 'same', title: 'Second' });
  expect(notification()).not.toBe(first);
  pass(4999);
  expect(notification()).toHaveAttribute('data-state', 'open');
});
