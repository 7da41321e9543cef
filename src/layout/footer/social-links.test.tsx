import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutData } from '../../../tests/helpers/unit/query-results';
import { notify } from '../../components/notifications/notify';
import { SocialLinks } from './social-links';

jest.mock('../../components/notifications/notify', () => ({
  notify: jest.fn(),
  preloadNotifications: jest.fn(),
}));

const { connect } = layoutData().navigation;
const withAddress = {
  ...connect,
  accounts: connect.accounts.map((account) =>
    account.label === 'GitHub' ? { ...account, url: 'https://github.com/example' } : account,
  ),
};

it('does not interpret replacement patterns such as $& in a name', async () => {
  const [account] = connect.accounts;
  if (!account) throw new Error('There is no account.');
  const accounts = [{ ...account, label: "Ca$$h $& $'Money" }];
  render(<SocialLinks connect={{ ...connect, accounts }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({
      text: "Our Ca$$h $& $'Money page is under construction. Check back later!",
    }),
  );
});

it('replaces {label} in the title, too', async () => {
  const comingSoon = { title: '{label} is coming', text: 'Soon.' };
  render(<SocialLinks connect={{ ...connect, comingSoon }} />);
  await userEvent.click(screen.getByRole('button', { name: 'GitHub' }));
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'GitHub is coming' }));
});

it('links to an account that has an address', () => {
  render(<SocialLinks connect={withAddress} />);
  const link = screen.getByRole('link', { name: 'GitHub' });
  expect(link).toHaveAttribute('href', 'https://github.com/example');
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Twitter', 'LinkedIn']);
});

it('has the text for each button, but not for links, in the HTML of the server', () => {
  const html = renderToStaticMarkup(<SocialLinks connect={withAddress} />);
  expect(html).toMatch('<span>Coming Soon! Our Twitter page is under construction.');
  expect(html).not.toMatch('Our GitHub page');
});
