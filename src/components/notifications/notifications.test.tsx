import { fireEvent, render, screen } from '@testing-library/react';
import { Notifications } from './notifications';

const words = { notifications: 'Notices', noNotifications: 'None', closeNotification: 'Close' };

test('D4: F8 focuses the viewport even if its code is not loaded yet', async () => {
  render(<Notifications words={words} />);
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(await screen.findByText('None')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus();
});
