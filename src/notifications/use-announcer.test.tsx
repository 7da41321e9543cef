import { screen } from '@testing-library/react';
import { pass, raise, renderArea } from '../../tests/support/notification-area';

const status = () => screen.getByRole('status');

test('A2: a notification is read out a moment after it appears', () => {
  renderArea();
  raise({ title: 'Sent', text: 'Thank you!' });
  expect(status()).toBeEmptyDOMElement();
  pass(100);
  expect(status()).toHaveTextContent(/^Sent\. Thank you!$/);
});

test('A2: what was read out is cleared within 5 s', () => {
  renderArea();
  raise({ duration: Infinity });
  pass(100);
  expect(status()).not.toBeEmptyDOMElement();
  pass(4900);
  expect(status()).toBeEmptyDOMElement();
});

test('A2: buttons are not read out, the way around an action is', () => {
  renderArea();
  const action = { label: 'Undo', altText: 'Press Ctrl+Z', onClick: () => undefined };
  raise({ title: 'Sent', text: 'Thanks', action });
  pass(100);
  expect(status()).toHaveTextContent(/^Sent\. Thanks\. Press Ctrl\+Z\.$/);
});

test('A3: the same text twice is emptied first, then read out again', () => {
  renderArea();
  raise();
  pass(100);
  const heard = status().textContent;
  raise();
  expect(status()).toBeEmptyDOMElement();
  pass(100);
  expect(status()).toHaveTextContent(heard);
});

test('A3: of two in quick succession only the second is read out', () => {
  renderArea();
  raise({ title: 'First' });
  pass(50);
  raise({ title: 'Second' });
  pass(50);
  expect(status()).toBeEmptyDOMElement();
  pass(50);
  expect(status()).toHaveTextContent(/^Second/);
});

test('A4: what is read out waits for its turn', () => {
  renderArea();
  raise();
  pass(100);
  expect(status()).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('alert')).toBeNull();
});
