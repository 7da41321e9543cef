import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Notifications } from './notifications';

const words = { notifications: 'Notices', noNotifications: 'None', closeNotification: 'Close' };
const region = () => screen.getByRole('region', { name: 'Notices' });

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
  expect(await screen.findByText('None')).toBeVisible();
  expect(region()).toHaveFocus();
});
