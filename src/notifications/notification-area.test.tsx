import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { card, raise, renderArea, shown } from '../../tests/support/notification-area';
import { NotificationArea } from './notification-area';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

test('S1, P3: the server draws the region and the status, empty and unhidden', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<NotificationArea label="Notifications (F8)" closeLabel="x" />);
  document.body.append(holder);
  expect(region()).toHaveTextContent('');
  expect(within(region()).getByRole('list')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(holder.querySelector('[style], [hidden]')).toBeNull();
  holder.remove();
});

test('S1: region and list take the focus from scripts, not from the Tab key', () => {
  renderArea();
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

test('D4: F8 focuses the list when it is empty', () => {
  renderArea();
  expect(shown()).toBeNull();
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
});

test('D4: other keys move nothing', () => {
  renderArea();
  fireEvent.keyDown(document.body, { code: 'F7', key: 'F8' });
  expect(document.body).toHaveFocus();
});
