import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NotificationArea } from './notification-area';

test('D4: F8 finds the list though what draws it has to be fetched first', async () => {
  render(<NotificationArea label="Notifications (F8)" closeLabel="Close" />);
  fireEvent.keyDown(document.body, { code: 'F8' });
  await waitFor(() => {
    expect(screen.getByRole('list')).toHaveFocus();
  });
});
