import { render, screen } from '@testing-library/react';
import { loadedNotifications } from './load-notifications';
import { NotificationArea } from './notification-area';
import { notify } from './notify';

test('L1: nothing is fetched before it is needed, and then the notification is shown', async () => {
  render(<NotificationArea label="Notifications (F8)" closeLabel="Close" />);
  expect(loadedNotifications()).toBeUndefined();
  notify({ title: 'Saved', text: 'All is well' });
  expect(await screen.findByRole('listitem')).toHaveTextContent('Saved');
  expect(loadedNotifications()).toBeDefined();
});
