import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { card, pass, raise, renderArea, shown, words } from '../../tests/support/notification-area';
import { NotificationArea } from './notification-area';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

test('S1, P3: the server draws the region and the status, empty and unhidden', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<NotificationArea words={words} />);
  document.body.append(holder);
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(holder.querySelector('[style], [hidden]')).toBeNull();
  holder.remove();
});

test('S1: region and list take the focus from scripts, not from the Tab key', () => {
  renderArea();
  raise();
  expect(region()).toHaveAttribute('tabindex', '-1');
  expect(within(region()).getByRole('list')).toHaveAttribute('tabindex', '-1');
});

test('S3: a notification is a plain list item that Tab reaches', () => {
  renderArea();
  raise();
  expect(card()).toHaveAttribute('tabindex', '0');
  expect(card()).toHaveAttribute('data-state', 'open');
});

test('S3, A1: the one live region is polite, whole and outside of the area', () => {
  renderArea();
  raise();
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'polite');
  expect(status).toHaveAttribute('aria-atomic', 'true');
  expect(region()).not.toContainElement(status);
  expect(region().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

test('A5: showing a notification leaves the focus where it is', () => {
  renderArea();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  raise();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('D4: F8 focuses the list, by the place of the key, and lets the browser have it too', () => {
  renderArea();
  raise();
  const unused = fireEvent.keyDown(document.body, { code: 'F8', key: 'Unidentified' });
  expect(screen.getByRole('list')).toHaveFocus();
  expect(unused).toBe(true);
});

test('S1: a list is there with a notification only', () => {
  renderArea();
  expect(region()).toBeEmptyDOMElement();
  raise();
  expect(within(region()).getByRole('list')).toContainElement(card());
});

test('D4: F8 with nothing to show focuses the area, which says so as long as it has the focus', () => {
  renderArea();
  expect(shown()).toBeNull();
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
  renderArea();
  raise();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { code: 'F8' });
  pass(200);
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent(/^No notifications$/);
});

test('D4: other keys move nothing', () => {
  renderArea();
  fireEvent.keyDown(document.body, { code: 'F7', key: 'F8' });
  expect(document.body).toHaveFocus();
});
