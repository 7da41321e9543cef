import { act, fireEvent, render, screen } from '@testing-library/react';
import { Notifications } from './notifications';
import { loadViewport, notify, preloadNotifications } from './notify';

let mockOffline = true;
const mockFetch = jest.fn();

jest.mock('./notification-viewport', () => {
  mockFetch();
  if (mockOffline) throw new Error('The network is down.');
  return jest.requireActual<object>('./notification-viewport');
});

const message = { title: 'Saved', text: 'All is well' };
const words = { notifications: 'Notices', noNotifications: 'None', closeNotification: 'Close' };
let alert: jest.SpyInstance;

beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation();
});

test('L1: the chunk is not fetched before it is needed', async () => {
  render(<Notifications words={words} />);
  await act(() => Promise.resolve());
  expect(mockFetch).not.toHaveBeenCalled();
});

test('L2: a failed prefetch shows nothing', async () => {
  preloadNotifications();
  await expect(loadViewport()).rejects.toThrow('The network is down.');
  expect(alert).not.toHaveBeenCalled();
});

test('L2: after F8 fails, the next notification fetches again and does not take the focus', async () => {
  render(<Notifications words={words} />);
  fireEvent.keyDown(document.body, { code: 'F8' });
  await expect(loadViewport()).rejects.toThrow('The network is down.');
  mockOffline = false;
  notify(message);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Saved');
  expect(document.body).toHaveFocus();
  expect(alert).not.toHaveBeenCalled();
});
