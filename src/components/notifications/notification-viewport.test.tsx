import { screen, within } from '@testing-library/react';
import {
  escape,
  expectToLeaveAfter,
  notification,
  pass,
  raise,
  region,
  status,
} from '../../../tests/helpers/unit/render-notifications';
import { defaultDuration } from './notification-times';

test('S1: the region has a list only with a notification; both are focusable by scripts only', () => {
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute('tabindex', '-1');
  raise();
  const list = within(region()).getByRole('list');
  expect(list).toContainElement(notification());
  expect(list).toHaveAttribute('tabindex', '-1');
});

test('S3, A1, A4: the only live region is polite, atomic and outside of the viewport', () => {
  raise();
  pass(100);
  expect(status()).not.toBeEmptyDOMElement();
  expect(status()).toHaveAttribute('aria-live', 'polite');
  expect(status()).toHaveAttribute('aria-atomic', 'true');
  expect(region()).not.toContainElement(status());
  expect(region().querySelector('[aria-live], [role=status]')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([undefined, 'same'])(
  'D9: a new notification replaces a leaving one at once, even with the same id (%s)',
  (id) => {
    const identity = id ? { id } : {};
    raise({ ...identity, title: 'First' });
    const first = notification();
    escape();
    expect(first).toHaveAttribute('data-state', 'closed');
    raise({ ...identity, title: 'Second' });
    expect(notification()).toHaveTextContent('Second');
    expect(notification()).not.toBe(first);
    expectToLeaveAfter(defaultDuration);
  },
);

test('A2: a notification is announced shortly after it appears, and cleared within 5 s', () => {
  raise({ duration: Infinity });
  expect(status()).toBeEmptyDOMElement();
  pass(100);
  expect(status()).toHaveTextContent(/^Saved\. All is well\.$/);
  pass(4900);
  expect(status()).toBeEmptyDOMElement();
});

test.each([
  [{ title: 'Sent (Simulation)', text: 'Thank you!' }, '', 'Sent (Simulation). Thank you!'],
  [{ title: 'Deleted', text: 'One page' }, 'Press Ctrl+Z', 'Deleted. One page. Press Ctrl+Z.'],
  [{ title: 'Deleted', text: '' }, ' ', 'Deleted.'],
])('A2: %j with the alternative text %j is announced as: %s', (message, altText, announcement) => {
  raise({ ...message, action: { label: 'Undo', altText, onClick: () => undefined } });
  pass(100);
  expect(status().textContent).toBe(announcement);
});

test('A3: the same text is cleared, then announced again', () => {
  raise();
  pass(100);
  const announcement = status().textContent;
  raise();
  expect(status()).toBeEmptyDOMElement();
  pass(100);
  expect(status()).toHaveTextContent(announcement);
});

test('A3: of two notifications in quick succession only the second is announced', () => {
  raise({ title: 'First' });
  pass(50);
  raise({ title: 'Second' });
  pass(50);
  expect(status()).toBeEmptyDOMElement();
  pass(50);
  expect(status()).toHaveTextContent(/^Second/);
});
