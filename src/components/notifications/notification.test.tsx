import { fireEvent, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import {
  closeButton,
  elsewhere,
  escape,
  notification,
  pass,
  queryNotification,
  raise,
} from '../../../tests/helpers/unit/render-notifications';

const undoButton = () => screen.getByRole('button', { name: 'Undo' });

function raiseWithAction(onClick: (event: MouseEvent) => void, altText = 'Press Ctrl+Z') {
  raise({ action: { label: 'Undo', altText, onClick } });
}

test('S5: an action runs, then the notification is dismissed', () => {
  const onClick = jest.fn(() => {
    expect(notification()).toHaveAttribute('data-state', 'open');
  });
  raiseWithAction(onClick);
  fireEvent.click(undoButton());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('S5: an action that calls preventDefault keeps the notification', () => {
  raiseWithAction((event) => {
    event.preventDefault();
  });
  fireEvent.click(undoButton());
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('S5: an action without an alternative text has no button', () => {
  raiseWithAction(() => undefined, ' ');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('D1, D8, W8: the close button makes the notification inert and removes it after 200 ms', () => {
  raise();
  expect(notification()).not.toHaveAttribute('inert');
  fireEvent.click(closeButton());
  expect(notification()).toHaveAttribute('data-state', 'closed');
  expect(notification()).toHaveAttribute('inert');
  pass(199);
  expect(queryNotification()).not.toBeNull();
  pass(1);
  expect(queryNotification()).toBeNull();
});

test('D2, W8: Escape dismisses wherever the focus is; its default is kept', () => {
  raise();
  expect(escape(elsewhere())).toBe(true);
  expect(notification()).toHaveAttribute('data-state', 'closed');
});

test('D2: its handler runs last, after those that were there before it was shown', () => {
  const useEscape = (event: Event) => {
    event.preventDefault();
  };
  document.addEventListener('keydown', useEscape);
  raise();
  escape();
  document.removeEventListener('keydown', useEscape);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test.each([
  ['an Escape that ends the composition of a character', { isComposing: true }],
  ['another key', { key: 'Enter' }],
])('D2: %s does not dismiss', (_name, init) => {
  raise();
  escape(document.body, init);
  expect(notification()).toHaveAttribute('data-state', 'open');
});
