import { act, fireEvent, screen } from '@testing-library/react';
import { card, pass, raise, renderArea, shown } from '../../tests/support/notification-area';

const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const closeButton = () => screen.getByRole('button', { name: 'Close notification' });

function focus(element: HTMLElement) {
  act(() => {
    element.focus();
  });
}

test.each([
  ['the list', () => screen.getByRole('list')],
  ['the notification', card],
  ['its close button', closeButton],
])('T2: focus on %s holds the notification', (_, target) => {
  renderArea();
  raise({ duration: 1000 });
  focus(target());
  pass(5000);
  expect(card()).toHaveAttribute('data-state', 'open');
});

test('T3: when the focus leaves the area, the time that was left runs on', () => {
  renderArea();
  raise({ duration: 1000 });
  pass(600);
  focus(card());
  pass(5000);
  focus(closeButton());
  pass(5000);
  focus(elsewhere());
  pass(399);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test.each([
  ['the close button', () => fireEvent.click(closeButton())],
  ['Escape', () => fireEvent.keyDown(closeButton(), { key: 'Escape' })],
])('D6: dismissed by %s, the focus goes back to where it was', (_, dismiss) => {
  renderArea();
  focus(elsewhere());
  raise();
  focus(screen.getByRole('list'));
  focus(closeButton());
  dismiss();
  expect(elsewhere()).toHaveFocus();
});

test('D6: where the element before is gone, the focus is on nothing', () => {
  renderArea();
  const passing = document.body.appendChild(document.createElement('button'));
  focus(passing);
  raise();
  focus(card());
  passing.remove();
  fireEvent.keyDown(card(), { key: 'Escape' });
  expect(document.body).toHaveFocus();
});

test('D6: after a dismissal with the focus inside, the next one still expires', () => {
  renderArea();
  raise();
  focus(card());
  fireEvent.keyDown(card(), { key: 'Escape' });
  pass(200);
  raise({ duration: 1000 });
  pass(1000);
  pass(200);
  expect(shown()).toBeNull();
});

test('D6: a dismissal with the focus outside moves nothing', () => {
  renderArea();
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
  renderArea();
  raise();
  focus(closeButton());
  raise();
  expect(screen.getByRole('list')).toHaveFocus();
});

test('D7, T7: the replacement is held by that focus, then runs its full time', () => {
  renderArea();
  focus(elsewhere());
  raise();
  focus(card());
  raise({ duration: 1000 });
  pass(5000);
  focus(elsewhere());
  pass(999);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});
