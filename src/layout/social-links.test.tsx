import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutData } from '../../tests/helpers/query-results';
import { notify } from '../notifications/notify';
import { SocialLinks } from './social-links';

jest.mock('../notifications/notify', () => ({
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

it.each(['GitHub', 'Twitter', 'LinkedIn'])(
  'says of %s that it is still to come, once it is asked',
  async (label) => {
    render(<SocialLinks connect={connect} />);
    expect(notify).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({
      title: 'Coming Soon!',
      text: `Our ${label} page is under construction. Check back later!`,
      raisedBy: screen.getByRole('button', { name: label }),
    });
  },
);

it('links to an account that has an address', () => {
  render(<SocialLinks connect={withAddress} />);
  const link = screen.getByRole('link', { name: 'GitHub' });
  expect(link).toHaveAttribute('href', 'https://github.com/example');
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Twitter', 'LinkedIn']);
});

it('says in the HTML of the server what a button would say, but not for a link', () => {
  const html = renderToStaticMarkup(<SocialLinks connect={withAddress} />);
  expect(html).toMatch(/<noscript>Coming Soon! Our Twitter page is under construction\./);
  expect(html).toMatch(/<span>Coming Soon! Our Twitter page/);
  expect(html).not.toMatch('Our GitHub page');
});
