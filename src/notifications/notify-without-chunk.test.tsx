import { waitFor } from '@testing-library/react';
import { expectNotification, loadNotifications } from './load-notifications';
import { notify } from './notify';

jest.mock('./notification-chunk', () => {
  throw new Error('The line is down.');
});

let alert: jest.SpyInstance;

beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation();
});

test('L2: what cannot be drawn is said by the browser', async () => {
  notify({ title: 'Saved', text: 'All is well' });
  await waitFor(() => {
    expect(alert).toHaveBeenCalledWith('Saved\n\nAll is well');
  });
});

test('L2: fetching ahead in vain disturbs nobody', async () => {
  expectNotification();
  await expect(loadNotifications()).rejects.toThrow('The line is down.');
  expect(alert).not.toHaveBeenCalled();
});
