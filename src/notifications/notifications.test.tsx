import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Notifications } from './notifications';

const words = {
  notifications: 'Notifications (F8)',
  noNotifications: 'No notifications',
  closeNotification: 'Close notification',
};
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

test('S1, P3: the server draws the region and the status, empty and unhidden', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<Notifications words={words} />);
  document.body.append(holder);
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(holder.querySelector('[style], [hidden]')).toBeNull();
  holder.remove();
});

test('D4: F8 finds the viewport though its code has to be fetched first', async () => {
  render(<Notifications words={words} />);
  fireEvent.keyDown(document.body, { code: 'F8' });
  await waitFor(() => {
    expect(region()).toHaveFocus();
  });
  expect(region()).toHaveTextContent('No notifications');
});
