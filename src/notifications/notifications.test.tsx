import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Notifications } from './notifications';

const words = { notifications: 'Notices', noNotifications: 'None', closeNotification: 'Close' };
const region = () => screen.getByRole('region', { name: 'Notices' });

test('S1, P3: the server renders region and status, empty and not hidden', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Notifications words={words} />);
  document.body.append(container);
  expect(region()).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(container.querySelector('[style], [hidden]')).toBeNull();
  container.remove();
});

test('D4: F8 focuses the viewport even if its code is not loaded yet', async () => {
  render(<Notifications words={words} />);
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(await screen.findByText('None')).toBeVisible();
  expect(region()).toHaveFocus();
});
