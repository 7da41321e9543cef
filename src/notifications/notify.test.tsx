import { fireEvent, screen } from '@testing-library/react';
import { card, pass, raise, renderArea, shown } from '../../tests/support/notification-area';

test('S2: a new notification replaces the one that is there at once', () => {
  renderArea();
  raise({ title: 'First' });
  raise({ title: 'Second' });
  expect(card()).toHaveTextContent('Second');
});

test('S2: three in a row leave the last', () => {
  renderArea();
  raise({ title: 'First' });
  raise({ title: 'Second' });
  raise({ title: 'Third' });
  expect(card()).toHaveTextContent('Third');
});

test('D9: a notification that is leaving makes way at once', () => {
  renderArea();
  raise({ title: 'First' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card()).toHaveAttribute('data-state', 'closed');
  raise({ title: 'Second' });
  expect(card()).toHaveTextContent('Second');
  pass(1000);
  expect(card()).toHaveAttribute('data-state', 'open');
});

test('D9: the same id again is a new notification', () => {
  renderArea();
  raise({ id: 'same', title: 'First' });
  const first = card();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  raise({ id: 'same', title: 'Second' });
  expect(card()).not.toBe(first);
  pass(4999);
  expect(card()).toHaveAttribute('data-state', 'open');
});

test('returns the id asked for, or one of its own', () => {
  renderArea();
  expect(raise({ id: 'mine' })).toBe('mine');
  expect(raise()).not.toBe(raise());
});

test('T1: a notification leaves after 5000 ms', () => {
  renderArea();
  raise();
  pass(4999);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T1: one without an end stays', () => {
  renderArea();
  raise({ duration: Infinity });
  pass(1e8);
  expect(card()).toHaveAttribute('data-state', 'open');
});

test('T7: a replacement runs its own full time, however long the other was held', () => {
  renderArea();
  raise({ title: 'First', duration: 1000 });
  pass(900);
  fireEvent.pointerMove(card(), { pointerType: 'mouse' });
  pass(3000);
  raise({ title: 'Second', duration: 1000 });
  pass(999);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T8: after a close by click under the pointer, the next one still expires', () => {
  renderArea();
  raise();
  fireEvent.pointerMove(card(), { pointerType: 'mouse' });
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  pass(200);
  expect(shown()).toBeNull();
  raise({ duration: 1000 });
  pass(1000);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T9: under strict mode, whose effects run twice, it is shown and removed once', () => {
  renderArea();
  raise({ duration: 1000 });
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1000);
  pass(200);
  expect(shown()).toBeNull();
});
