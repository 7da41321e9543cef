import { fireEvent } from '@testing-library/react';
import { card, pass, raise, renderArea } from '../../tests/support/notification-area';

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

test('T6: a hidden tab holds the notification; seen again, it runs on', () => {
  renderArea();
  raise({ duration: 1000 });
  pass(600);
  setVisibility('hidden');
  pass(5000);
  expect(card()).toHaveAttribute('data-state', 'open');
  setVisibility('visible');
  pass(399);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T6: a window without focus does not hold it', () => {
  renderArea();
  raise({ duration: 1000 });
  fireEvent.blur(window);
  pass(1000);
  expect(card()).toHaveAttribute('data-state', 'closed');
});
