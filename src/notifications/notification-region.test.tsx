import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NotificationArea } from './notification-area';

const words = {
  notifications: 'Notifications',
  noNotifications: 'None',
  closeNotification: 'Close',
};

test('D4: F8 finds the area though what draws it has to be fetched first', async () => {
  render(<NotificationArea words={words} />);
  fireEvent.keyDown(document.body, { code: 'F8' });
  await waitFor(() => {
    expect(screen.getByRole('region')).toHaveFocus();
  });
  expect(screen.getByRole('region')).toHaveTextContent('None');
});
