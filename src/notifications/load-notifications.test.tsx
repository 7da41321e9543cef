import { render, screen } from '@testing-library/react';
import { loadedNotifications } from './load-notifications';
import { NotificationArea } from './notification-area';
import { notify } from './notify';

const words = {
  notifications: 'Notifications',
  noNotifications: 'None',
  closeNotification: 'Close',
};

test('L1: nothing is fetched before it is needed, and then the notification is shown', async () => {
  render(<NotificationArea words={words} />);
  expect(loadedNotifications()).toBeUndefined();
  notify({ title: 'Saved', text: 'All is well' });
  expect(await screen.findByRole('listitem')).toHaveTextContent('Saved');
  expect(loadedNotifications()).toBeDefined();
});
